import { FormProblem } from '../../platform/http/sent-form.ts'
import { Buckets } from '../sessions/buckets.ts'
import { networkOf } from '../sessions/network-of.ts'

const perAddress = { burst: 20, refillMs: 30_000, most: 10_000 }

export class TooManySubmissions extends FormProblem {
  retryAfterSeconds: number

  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000)
    super(
      429,
      `You have sent a lot in a short time. Please try again in ${seconds} seconds.`,
      undefined,
      {},
    )
    this.retryAfterSeconds = seconds
  }
}

/** How much one address may send: more than a whole office does by hand, less than a program would. */
export class SubmissionLimits {
  #buckets: Buckets

  constructor(now: () => number = () => performance.now()) {
    this.#buckets = new Buckets(perAddress, now)
  }

  count(address: string) {
    const network = networkOf(address)
    const wait = this.#buckets.wait(network)
    if (wait > 0) throw new TooManySubmissions(wait)
    this.#buckets.take(network)
  }
}
