import { Problem } from '../../platform/problem.ts'
import { Buckets } from './buckets.ts'
import { networkOf } from './network-of.ts'

const minute = 60_000
const perAccountAndAddress = { burst: 8, refillMs: minute, most: 10_000 }
const perAddress = { burst: 40, refillMs: minute / 4, most: 10_000 }

export class TooManyLogins extends Problem {
  retryAfterSeconds: number

  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000)
    super(429, `Too many attempts to log in. Please try again in ${seconds} seconds.`)
    this.retryAfterSeconds = seconds
  }
}

/**
 * Guesses are counted by account and address together, and more loosely by address alone; never by
 * account alone, or a stranger who guesses from elsewhere would lock the owner out.
 */
export class LoginLimits {
  #pairs: Buckets
  #addresses: Buckets

  constructor(now: () => number = () => performance.now()) {
    this.#pairs = new Buckets(perAccountAndAddress, now)
    this.#addresses = new Buckets(perAddress, now)
  }

  /** Counts one attempt before it is made, so that many at once do not slip through. */
  count(email: string, address: string) {
    const network = networkOf(address)
    const pair = `${email} ${network}`
    const wait = Math.max(this.#pairs.wait(pair), this.#addresses.wait(network))
    if (wait > 0) throw new TooManyLogins(wait)
    this.#pairs.take(pair)
    this.#addresses.take(network)
  }

  /** Whoever got in has guessed nothing. */
  forgive(email: string, address: string) {
    this.#pairs.forget(`${email} ${networkOf(address)}`)
  }
}
