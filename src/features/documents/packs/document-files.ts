import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../../platform/db/tables.ts'
import { allDocuments } from '../document-store.ts'
import { allSlugs } from '../document-slug-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { formerSlugs } from './former-slugs.ts'
import { isKind } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { withTexts } from '../read/read-document.ts'
import { type PackFile, writePackFile } from './pack-file.ts'
import { packFormat } from './read-pack.ts'

/** Writes every document as a file that a person can read and compare; says how many. The trash stays. */
export async function writePack(db: Db, folder: string): Promise<number> {
  const rows = (await allDocuments(db)).filter(({ deletedAt }) => deletedAt === null)
  mkdirSync(folder, { recursive: true })
  // What has been removed since must not come back with the next import.
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && isKind(entry.name))
      rmSync(join(folder, entry.name), { recursive: true })
  writeFileSync(join(folder, 'pack.json'), `${JSON.stringify({ format: packFormat }, null, 2)}\n`)
  const had = Map.groupBy(await allSlugs(db), ({ documentId }) => documentId)
  for (const [row, text] of await withTexts(db, rows)) {
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
    mkdirSync(join(folder, kind), { recursive: true })
    writeFileSync(join(folder, kind, `${id}.json`), writePackFile(file))
  }
  return rows.length
}

const said = (json: string | null): { [defaultLanguage]?: Value } =>
  json === null ? {} : { [defaultLanguage]: valueOf(json) }
