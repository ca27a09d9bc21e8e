import { FormProblem } from '../../../platform/http/form/sent-form.ts'
import { RateLimiter, takeOfEach } from '../../sessions/login/rate-limiter.ts'
import { networkOf, siteOf } from '../../sessions/login/network-of.ts'
import { senderRefusals } from '../submission-refusals.ts'
import type { Ctx } from '../../../platform/ctx.ts'

const perAddress = { burst: 20, refillMs: 30_000 }

/** A whole IPv6 /48 may be one visitor's, or a company's. */
const perSite = { burst: 80, refillMs: 7500 }

export class TooManySubmissions extends FormProblem {
  override retryAfterSeconds: number

  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000)
    const message = `You have sent a lot in a short time. Please try again in ${seconds} seconds.`
    super({ ...senderRefusals['too-many-submissions'], message }, undefined, {})
    this.retryAfterSeconds = seconds
  }
}

/** How much one address may send: more than a whole office does by hand, less than a program would. */
export class SubmissionLimits {
  #addresses: RateLimiter
  #sites: RateLimiter

  constructor(ctx: Pick<Ctx, 'db' | 'clock'>) {
    this.#addresses = new RateLimiter(ctx, 'submissions', perAddress)
    this.#sites = new RateLimiter(ctx, 'submissions', perSite)
  }

  async count(address: string) {
    const site = siteOf(address)
    const wait = await takeOfEach([
      [this.#addresses, networkOf(address)],
      ...(site ? [[this.#sites, site] as [RateLimiter, string]] : []),
    ])
    if (wait > 0) throw new TooManySubmissions(wait)
  }
}
