import type { Db } from '../../../platform/db/tables.ts'
import { allDocuments } from '../document-store.ts'
import { allSlugs } from '../document-slug-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { formerSlugs } from './former-slugs.ts'
import { withTexts } from '../read/read-document.ts'
import { hasSlug } from '../schema/kind.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { translationsOf } from '../translation-store.ts'
import { hasDraft, writePackFile } from './pack-file.ts'

/** Every document as a file that a person can read and compare, by its name. The trash stays. */
export async function documentFiles(db: Db): Promise<Map<string, string>> {
  const all = await allDocuments(db)
  const kinds = new Map(all.map(({ id, kind }) => [id, kind]))
  const rows = all.filter(({ deletedAt }) => deletedAt === null)
  const had = Map.groupBy(await allSlugs(db), ({ documentId }) => documentId)
  const translated = Map.groupBy(await translationsOf(db), ({ documentId }) => documentId)
  return new Map(
    (await withTexts(db, rows)).map(([row, text]) => {
      const { id, kind, place, publishAt } = row
      // Before it was refused, some were given one that leads nowhere.
      const slug = hasSlug(kindNamed(kind)) ? row.slug : null
      const formerly = hasSlug(kindNamed(kind))
        ? formerSlugs(row, text, had.get(id) ?? [], (one) => kinds.get(one))
        : []
      const texts = [text, ...(translated.get(id) ?? [])]
      const drafts = said(texts.map(({ language, draft }) => [language, draft]))
      const file = {
        place,
        ...(slug !== null && { slug }),
        ...(formerly.length > 0 && { formerly }),
        // Whoever takes a draft back to what is published leaves its moment.
        ...(publishAt !== null && hasDraft(texts) && { publishAt }),
        ...said(texts.map(({ language, published }) => [language, published])),
        ...(Object.keys(drafts).length > 0 && { drafts }),
      }
      return [`${kind}/${id}.json`, writePackFile(file)]
    }),
  )
}

const said = (texts: [language: string, json: string | null][]): Record<string, Value> =>
  Object.fromEntries(
    texts.flatMap(([language, json]) => (json === null ? [] : [[language, valueOf(json)]])),
  )
