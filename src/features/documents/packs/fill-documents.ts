import type { Changes } from '../../../platform/db/changes.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { isFirstTime } from '../../settings/first-time.ts'
import { kindNames } from '../kinds/all-kinds.ts'
import { publishedNoun } from '../read/published-noun.ts'
import type { Drawings } from '../write/check-value.ts'
import { putDocuments } from './put-pack.ts'
import { readPack } from './read-pack.ts'
import { sayFaults } from './say-faults.ts'

/**
 * Puts a pack into a database that has never had one, be it new or older than packs; once in its life,
 * so that what an owner removes stays removed. Says whether this was the time.
 */
export async function fillDocuments(
  changes: Changes,
  folder: string,
  drawings: Drawings,
): Promise<boolean> {
  return changes.transaction(async (db, changed) => {
    const at = changes.now()
    if (!(await isFirstTime(db, 'documentsFilledAt', at))) return false
    const { documents, faults } = readPack(folder, drawings)
    if (faults.length > 0) throw new Error(sayFaults(folder, faults))
    await putDocuments(db, sampleContent, documents, at)
    changed('documents', ...kindNames.map(publishedNoun))
    return true
  })
}
