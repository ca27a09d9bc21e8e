import { type Use, uploadsIn } from '../../media/library/note-uses.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { DocumentTable, DocumentTextTable } from '../document-store.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { namedIn, type PictureNamed } from '../schema/named-in.ts'

type Texts = { row: Pick<DocumentTable, 'kind'>; texts: DocumentTextTable[] }

/** Where a document shows pictures: in what visitors see of it and in its draft, in every language. */
export const usesOf = ({ row, texts }: Texts): Use[] =>
  texts.flatMap(({ language, ...text }) =>
    (['published', 'draft'] as const).flatMap((side) => {
      const json = text[side]
      if (json === null) return []
      const within = language === defaultLanguage ? '' : `${language}.`
      return usesIn(row.kind, valueOf(json)).map(({ path, ...use }) => ({
        ...use,
        path: within + path,
        side,
      }))
    }),
  )

function usesIn(kind: KindName, value: Value): Omit<Use, 'side'>[] {
  const shown = namedIn(kindNamed(kind), value).filter((named) => named.is === 'picture')
  const uses = shown.flatMap(useOf)
  const known = new Set(uses.map(({ picture }) => picture))
  const mentioned = uploadsIn(JSON.stringify(value)).filter((id) => !known.has(id))
  return [...uses, ...mentioned.map((picture, n) => ({ picture, path: `mentioned.${n}` }))]
}

function useOf({ at, drawing, upload, alt, decorative }: PictureNamed): Omit<Use, 'side'>[] {
  if (upload === undefined)
    return drawing === undefined ? [] : [{ picture: `drawing:${drawing}`, path: at, alt }]
  const picture = upload.replace('/media/', '')
  return [{ picture, path: at, alt, isWordless: !alt && !decorative }]
}
