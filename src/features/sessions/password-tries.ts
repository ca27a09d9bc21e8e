import { Buckets } from './buckets.ts'

const minute = 60_000

/** A stolen session must not become a place to guess the password behind it. */
export class PasswordTries {
  #buckets: Buckets

  constructor(now: () => number = () => performance.now()) {
    this.#buckets = new Buckets({ burst: 8, refillMs: minute, most: 10_000 }, now)
  }

  /** Counts a try; the seconds to wait instead, if there were too many. */
  count(staffId: string): number {
    const wait = Math.ceil(this.#buckets.wait(staffId) / 1000)
    if (wait === 0) this.#buckets.take(staffId)
    return wait
  }
}
