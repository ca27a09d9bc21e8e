import type { Ctx } from '../../platform/ctx.ts'
import { addMissed, removeLeastMissed, removeMissedBefore } from './missed-store.ts'
import { countedPath } from './counted-path.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** How long what was missed is known. */
const keptDays = 56
/** Distinct addresses between two writes, and in all. */
const mostAtOnce = 1_000
const mostKept = 3_000

const dayOf = (moment: string) => moment.slice(0, 10)

export const firstDayKept = (now: string) =>
  dayOf(new Date(Date.parse(now) - keptDays * day).toISOString())

/**
 * Counts the addresses of pages that visitors asked for in vain, by day and without anything about who
 * asked: in memory, written down each minute, and bounded, so that a flood of them costs no more than a few.
 */
export function countMissed({ changes, log }: Pick<Ctx, 'changes' | 'log'>) {
  let counted = new Map<string, number>()
  let writing: Promise<void> = Promise.resolve()

  async function write() {
    const batch = counted
    if (batch.size === 0) return
    counted = new Map()
    const now = changes.now()
    const rows = [...batch].map(([path, times]) => ({ path, day: dayOf(now), times }))
    try {
      await changes.transaction(async (db) => {
        await addMissed(
          db,
          rows.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
        )
        await removeMissedBefore(db, firstDayKept(now))
        await removeLeastMissed(db, mostKept)
      })
    } catch (error) {
      log.warn({ err: error }, 'Missed addresses could not be written down')
    }
  }

  const flush = () => (writing = writing.then(write))
  const each = setInterval(() => void flush(), minute).unref()

  return {
    count(url: string) {
      const path = countedPath(url)
      if (path === undefined) return
      const times = counted.get(path)
      if (times !== undefined || counted.size < mostAtOnce) counted.set(path, (times ?? 0) + 1)
    },
    flush,
    async stop() {
      clearInterval(each)
      await flush()
    },
  }
}
