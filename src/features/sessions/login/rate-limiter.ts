import { createHash } from 'node:crypto'
import { fillLimit, forgetFullLimits, giveTokenBack, type Size, takeToken } from '../limit-store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'

const minute = 60_000

/**
 * A limit that all processes share: so many tries at once, then one each time a token drips in (a token bucket).
 * Keys are kept as hashes, and no longer than until all their tokens are back.
 */
export class RateLimiter {
  #db: Db
  #name: string
  #size: Size
  #clock: Clock
  #swept = 0

  constructor({ db, clock }: Pick<Ctx, 'db' | 'clock'>, name: string, size: Size) {
    this.#db = db
    this.#name = name
    this.#size = size
    this.#clock = clock
  }

  /** Takes a token; the milliseconds to wait instead, if there is none. */
  async take(key: string): Promise<number> {
    const now = this.#clock().getTime()
    if (now - this.#swept >= minute || now < this.#swept) {
      this.#swept = now
      await forgetFullLimits(this.#db, now)
    }
    return takeToken(this.#db, this.#keyOf(key), this.#size, now)
  }

  async giveBack(key: string) {
    await giveTokenBack(this.#db, this.#keyOf(key), this.#size)
  }

  async fill(key: string) {
    await fillLimit(this.#db, this.#keyOf(key))
  }

  #keyOf(key: string): string {
    return createHash('sha256').update(`${this.#name}\n${key}`).digest('base64url').slice(0, 22)
  }
}

/** Takes a token of each, or of none; the milliseconds to wait if one of them has none. */
export async function takeOfEach(wanted: [RateLimiter, string][]): Promise<number> {
  for (const [index, [limiter, key]] of wanted.entries()) {
    const wait = await limiter.take(key)
    if (wait === 0) continue
    for (const [taken, itsKey] of wanted.slice(0, index)) await taken.giveBack(itsKey)
    return wait
  }
  return 0
}
