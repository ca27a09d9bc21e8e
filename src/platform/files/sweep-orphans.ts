import type { Files } from './files.ts'

const atATime = 200

/**
 * Removes files that no row knows, left by a process that died between the two. Only those saved up to
 * `before`, longer ago than any upload takes: a younger one may be about to get its row. And only those that were saved
 * while there was this database: of others it knows nothing.
 */
export async function sweepOrphans(
  files: Files,
  knownKeys: (keys: string[]) => Promise<Set<string>>,
  before: Date,
  since = new Date(0),
  stopping?: AbortSignal,
): Promise<number> {
  let removed = await files.clearQuarantine(before)
  let keys: string[] = []
  const removeUnknown = async () => {
    const known = keys.length > 0 ? await knownKeys(keys) : new Set()
    for (const key of keys.filter((each) => !known.has(each))) {
      await files.remove(key)
      removed++
    }
    keys = []
  }
  for await (const { key, savedAt } of files.list()) {
    if (stopping?.aborted) return removed
    if (savedAt > before || savedAt < since) continue
    keys.push(key)
    if (keys.length === atATime) await removeUnknown()
  }
  await removeUnknown()
  return removed
}
