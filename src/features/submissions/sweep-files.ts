import { knownKeys } from './attachment-store.ts'
import type { SubmissionParts } from './submission-parts.ts'

const atATime = 200

/**
 * Removes files that no row knows, left by a process that died between the two. Only those older
 * than the longest upload: a younger one may be about to get its row.
 */
export async function sweepFiles(
  { db, files }: Pick<SubmissionParts, 'db' | 'files'>,
  olderThanMs: number,
): Promise<number> {
  let removed = await files.clearQuarantine(olderThanMs)
  let keys: string[] = []
  const removeUnknown = async () => {
    const known = keys.length > 0 ? await knownKeys(db, keys) : new Set()
    for (const key of keys.filter((each) => !known.has(each))) {
      await files.remove(key)
      removed++
    }
    keys = []
  }
  for await (const { key, keptAt } of files.list()) {
    if (Date.now() - keptAt.getTime() < olderThanMs) continue
    keys.push(key)
    if (keys.length === atATime) await removeUnknown()
  }
  await removeUnknown()
  return removed
}
