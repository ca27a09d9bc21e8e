import type { Changes } from '../../../platform/db/changes.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { isFirstTime } from '../../settings/first-time.ts'
import { allDocuments } from '../document-store.ts'
import { type KindName, kindNames } from '../kinds/all-kinds.ts'
import { publishedNoun } from '../read/published-noun.ts'
import type { Drawings } from '../write/check-value.ts'
import type { PackDocument } from './pack-file.ts'
import { putOne } from './put-pack.ts'
import { readPack } from './read-pack.ts'
import { sayFaults } from './say-faults.ts'

/** How the settings begin that say when the documents of a kind were put in. */
export const filledAt = 'documentsFilledAt '

/**
 * Puts what a pack has of each kind that the database has never had into it, be it new or older than the
 * kind; once in its life, so that what an owner removes stays removed. Says of which kinds.
 */
export async function fillDocuments(
  changes: Changes,
  folder: string,
  drawings: Drawings,
  companyName?: string,
): Promise<KindName[]> {
  return changes.transaction(async (db, changed) => {
    const at = changes.now()
    const fresh = await kindsNeverHad(db, at)
    if (fresh.length === 0) return []
    const { documents, faults } = readPack(folder, drawings, at)
    if (faults.length > 0) throw new Error(sayFaults(folder, faults))
    for (const document of documents)
      if (fresh.includes(document.kind))
        await putOne(db, sampleContent, calling(companyName, document), at)
    changed('documents', ...fresh.map(publishedNoun))
    return fresh
  })
}

/** The blank pack's company is called what the settings say. */
function calling(name: string | undefined, document: PackDocument): PackDocument {
  if (name === undefined || document.kind !== 'company') return document
  const { published, draft } = document
  return {
    ...document,
    published: published && { ...published, name },
    draft: draft && { ...draft, name },
  }
}

async function kindsNeverHad(db: Tx, at: string): Promise<KindName[]> {
  const never: KindName[] = []
  for (const kind of kindNames)
    if (await isFirstTime(db, `${filledAt}${kind}`, at)) never.push(kind)
  if (never.length === 0) return []
  const had = new Set((await allDocuments(db)).map(({ kind }) => kind))
  return never.filter((kind) => !had.has(kind))
}
