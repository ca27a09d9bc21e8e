import { setImmediate as letOthersGo } from 'node:timers/promises'
import { withTimeBudget } from '../db/time-budget.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { FairQueue } from './fair-queue.ts'

/**
 * Large answers, each read and written out in its turn, and once for all who wait for the same: this thread
 * answers everybody.
 */
export function writtenInTurn() {
  const line = new FairQueue({
    atOnce: 1,
    mostWaiting: 128,
    mostOfOne: 32,
    waitMs: 5000,
    full: commonRefusals['too-busy'],
  })
  return (asker: string, key: string, read: () => Promise<object>): Promise<Buffer> =>
    line.run(asker, key, async () => {
      await letOthersGo()
      const answer = await withTimeBudget('read', read)
      await letOthersGo()
      return Buffer.from(JSON.stringify(answer))
    })
}
