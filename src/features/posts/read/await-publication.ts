import type { Ctx } from '../../../platform/ctx.ts'
import { nextPublication } from '../post-store.ts'

const betweenLooks = 1000
const afterTrouble = 10_000

/**
 * Calls at each moment at which a scheduled post appears; `wake` when posts have changed. Timers stand
 * still while a machine sleeps and know nothing of a clock that is set: `lookAtClock` at each request.
 */
export function awaitPublication(
  { db, log, clock }: Pick<Ctx, 'db' | 'log' | 'clock'>,
  onDue: () => void,
) {
  let told = clock().getTime()
  let next = Number.POSITIVE_INFINITY
  let retry: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  async function look() {
    if (isStopped) return
    clearTimeout(retry)
    try {
      const moment = await nextPublication(db, new Date(told).toISOString())
      next = moment === undefined ? Number.POSITIVE_INFINITY : Date.parse(moment)
      lookAtClock()
    } catch (error) {
      if (isStopped) return
      log.warn({ err: error }, 'Scheduled posts could not be looked up')
      retry = setTimeout(wake, afterTrouble).unref()
    }
  }

  function lookAtClock() {
    const now = clock().getTime()
    const isSetBack = now < told
    if (now >= next) onDue()
    else if (isSetBack) onDue()
    else return
    told = now
    next = Number.POSITIVE_INFINITY
    wake()
  }

  function wake() {
    looking = looking.then(look)
  }

  const timer = setInterval(lookAtClock, betweenLooks).unref()
  wake()

  return {
    wake,
    lookAtClock,
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(retry)
      await looking
    },
  }
}
