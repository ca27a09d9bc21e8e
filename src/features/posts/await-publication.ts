import type { Kysely } from 'kysely'
import type { Log } from '../../platform/log.ts'
import { nextPublication, type PostTables } from './post-store.ts'

const longestSleep = 3_600_000
const afterTrouble = 10_000

/** Calls at each moment at which a scheduled post appears; `wake` when posts have changed. */
export function awaitPublication(db: Kysely<PostTables>, log: Log, onDue: () => void) {
  let told = new Date().toISOString()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  async function look() {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, await sleepOf().catch(trouble))
    timer.unref()
    if (isStopped) clearTimeout(timer)
  }

  async function sleepOf() {
    for (;;) {
      const next = await nextPublication(db, told)
      if (next === undefined) return longestSleep
      const wait = Date.parse(next) - Date.now()
      if (wait >= 0) return Math.min(longestSleep, wait + 1)
      told = next
      onDue()
    }
  }

  const trouble = (error: unknown) => {
    if (!isStopped) log.warn({ err: error }, 'Scheduled posts could not be looked up')
    return afterTrouble
  }

  const wake = () => {
    looking = looking.then(look)
  }
  wake()

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
