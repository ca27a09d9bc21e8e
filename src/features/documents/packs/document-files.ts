import type { Db } from '../../../platform/db/tables.ts'
import { allDocuments } from '../document-store.ts'
import { allSlugs } from '../document-slug-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { formerSlugs } from './former-slugs.ts'
import { defaultLanguage } from '../languages.ts'
import { withTexts } from '../read/read-document.ts'
import { type PackFile, writePackFile } from './pack-file.ts'

/** Every document as a file that a person can read and compare, by its name. The trash stays. */
export async function documentFiles(db: Db): Promise<Map<string, string>> {
  const rows = (await allDocuments(db)).filter(({ deletedAt }) => deletedAt === null)
  const had = Map.groupBy(await allSlugs(db), ({ documentId }) => documentId)
  return new Map(
    (await withTexts(db, rows)).map(([row, text]) => {
      const { id, kind, place, slug, publishAt } = row
      const formerly = formerSlugs(row, text, had.get(id))
      const file: PackFile = {
        place,
        ...(slug !== null && { slug }),
        ...(formerly.length > 0 && { formerly }),
        ...(publishAt !== null && { publishAt }),
        ...said(text.published),
        ...(text.draft !== null && { drafts: said(text.draft) }),
      }
      return [`${kind}/${id}.json`, writePackFile(file)]
    }),
  )
}

const said = (json: string | null): { [defaultLanguage]?: Value } =>
  json === null ? {} : { [defaultLanguage]: valueOf(json) }
