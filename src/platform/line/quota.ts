import { commonRefusals } from '../http/common-refusals.ts'
import { Busy } from './fair-queue.ts'
import { holdRefusals } from './hold-refusals.ts'

/** How many at once, and how often one more is allowed. */
type Size = { burst: number; refillMs: number }

const minute = 60_000

/**
 * How often something dear may be asked for: by one address, and by all together. Kept in memory, because
 * it spares this process, and a row for each search would cost more than the search.
 */
export class Quota {
  #each: Size
  #all: Size
  #now: () => number
  /** When all tokens of an address are back. */
  #fullAt = new Map<string, number>()
  #allFullAt = 0
  #swept = 0
  #hold: () => Promise<void>

  constructor(
    { each, all, holdMs }: { each: Size; all: Size; holdMs?: number },
    now = () => performance.now(),
  ) {
    this.#each = each
    this.#all = all
    this.#hold = holdRefusals(holdMs)
    this.#now = now
  }

  /** Takes a token; who gets none is told, after a moment, when there will be one. */
  async count(asker: string) {
    const now = this.#now()
    this.#sweep(now)
    const own = next(this.#fullAt.get(asker), this.#each, now)
    const all = next(this.#allFullAt, this.#all, now)
    const waitMs = Math.max(own.waitMs, all.waitMs)
    if (waitMs > 0) {
      await this.#hold()
      throw refusal(waitMs)
    }
    this.#fullAt.set(asker, own.fullAt)
    this.#allFullAt = all.fullAt
  }

  /** What is full again need not be remembered. */
  #sweep(now: number) {
    if (now - this.#swept < minute) return
    this.#swept = now
    for (const [asker, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(asker)
  }
}

function next(fullAt = 0, { burst, refillMs }: Size, now: number) {
  const from = Math.max(fullAt, now)
  return { fullAt: from + refillMs, waitMs: from - now - (burst - 1) * refillMs }
}

function refusal(waitMs: number) {
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const when = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`
  const message = `You have asked for a lot in a short time. Please try again in ${when}.`
  const refusal = { ...commonRefusals['too-many-requests'], message }
  return new Busy(refusal, 'Asked for too often', undefined, { retryAfterSeconds })
}
