import { AsyncLocalStorage } from 'node:async_hooks'

const second = 1000
const minute = 60 * second

/**
 * How long work may wait for the database in all, and how long for a lock of somebody else. A page
 * answers within two seconds and a form within five, whatever becomes of the database.
 */
export const limits = {
  read: { wait: 1.2 * second, lock: 0.5 * second },
  write: { wait: 4.2 * second, lock: 3 * second },
  health: { wait: 1.2 * second, lock: 0.5 * second },
  work: { wait: minute, lock: 10 * second },
  migration: { wait: 60 * minute, lock: minute },
}

export type Kind = keyof typeof limits

export const tookTooLong = () => new Error('it took too long')

const held = new AsyncLocalStorage<TimeBudget | undefined>()

/** The time one request, or other piece of work, may still wait for the database. Overlapping waits are counted once. */
export class TimeBudget {
  kind: Kind
  /** Whether something that was asked got no answer; what was made without it should not be kept. */
  hadTrouble = false
  #left: number
  #waits = 0
  #since = 0

  constructor(kind: Kind) {
    this.kind = kind
    this.#left = limits[kind].wait
  }

  get left() {
    return this.#left - (this.#waits > 0 ? performance.now() - this.#since : 0)
  }

  /** Work that retries has to check `isGivenUp` before each try. */
  async wait<T>(work: (isGivenUp: () => boolean) => Promise<T>): Promise<T> {
    if (this.left <= 0) throw tookTooLong()
    if (this.#waits++ === 0) this.#since = performance.now()
    let timer: NodeJS.Timeout | undefined
    let isGivenUp = false
    const limit = new Promise<never>((_, reject) => {
      const giveUp = () => {
        isGivenUp = true
        reject(tookTooLong())
      }
      // What has arrived while we were busy ourselves is still taken in first.
      timer = setTimeout(() => setImmediate(giveUp), Math.max(0, Math.ceil(this.left)))
    })
    try {
      return await Promise.race([work(() => isGivenUp), limit])
    } finally {
      clearTimeout(timer)
      if (--this.#waits === 0) this.#left -= performance.now() - this.#since
    }
  }
}

/** Outside of a request, each statement has the limits of 'work'. */
export const currentTimeBudget = () => held.getStore() ?? new TimeBudget('work')

export const withTimeBudget = <T>(patience: Kind | TimeBudget, work: () => T): T =>
  held.run(typeof patience === 'string' ? new TimeBudget(patience) : patience, work)

/** For what outlives the request that set it off. */
export const apartFromRequest = <T>(work: () => T): T => held.run(undefined, work)
