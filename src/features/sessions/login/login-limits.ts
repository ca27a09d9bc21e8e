import { Problem } from '../../../platform/problem.ts'
import { RateLimiter, takeOfEach } from './rate-limiter.ts'
import { networkOf, siteOf } from './network-of.ts'
import { sessionRefusals } from '../session-refusals.ts'
import type { Ctx } from '../../../platform/ctx.ts'

const minute = 60_000
const perAccountAndAddress = { burst: 8, refillMs: minute }
const perAddress = { burst: 40, refillMs: minute / 4 }
const forAll = { burst: 400, refillMs: minute / 240 }

/** Four times as much for the whole /48 that somebody's IPv6 network may be one of. */
const wider = ({ burst, refillMs }: typeof perAddress) => ({
  burst: 4 * burst,
  refillMs: refillMs / 4,
})

export class TooManyLogins extends Problem {
  retryAfterSeconds: number

  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000)
    const message = `Too many attempts to log in. Please try again in ${seconds} seconds.`
    super({ ...sessionRefusals['too-many-logins'], message })
    this.retryAfterSeconds = seconds
  }
}

/**
 * Guesses are counted by account and address together, more loosely by address alone, and all of them
 * together; never by account alone, or a stranger who guesses from elsewhere would slow the owner down.
 */
export class LoginLimits {
  #pairs: RateLimiter
  #addresses: RateLimiter
  #sitePairs: RateLimiter
  #sites: RateLimiter
  #all: RateLimiter

  constructor(ctx: Pick<Ctx, 'db' | 'clock'>) {
    this.#pairs = new RateLimiter(ctx, 'login of', perAccountAndAddress)
    this.#addresses = new RateLimiter(ctx, 'logins', perAddress)
    this.#sitePairs = new RateLimiter(ctx, 'login of', wider(perAccountAndAddress))
    this.#sites = new RateLimiter(ctx, 'logins', wider(perAddress))
    this.#all = new RateLimiter(ctx, 'all logins', forAll)
  }

  /** Counts one attempt before it is made, so that many at once do not slip through; the milliseconds to wait if it is one too many. */
  count(email: string, address: string): Promise<number> {
    const network = networkOf(address)
    const site = siteOf(address)
    return takeOfEach([
      [this.#pairs, `${email} ${network}`],
      ...(site ? [[this.#sitePairs, `${email} ${site}`] as [RateLimiter, string]] : []),
      [this.#addresses, network],
      ...(site ? [[this.#sites, site] as [RateLimiter, string]] : []),
      [this.#all, ''],
    ])
  }

  /** A successful login resets the count of attempts at this account. */
  async forgive(email: string, address: string) {
    const site = siteOf(address)
    await this.#pairs.fill(`${email} ${networkOf(address)}`)
    if (site) await this.#sitePairs.fill(`${email} ${site}`)
  }
}
