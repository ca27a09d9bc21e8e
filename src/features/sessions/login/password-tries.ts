import { RateLimiter } from './rate-limiter.ts'
import type { Ctx } from '../../../platform/ctx.ts'

const minute = 60_000

/** A stolen session must not become a place to guess the password behind it. */
export class PasswordTries {
  #limiter: RateLimiter

  constructor(ctx: Pick<Ctx, 'db' | 'clock'>) {
    this.#limiter = new RateLimiter(ctx, 'own password', { burst: 8, refillMs: minute })
  }

  /** Counts a try; the seconds to wait instead, if there were too many. */
  async count(staffId: string): Promise<number> {
    return Math.ceil((await this.#limiter.take(staffId)) / 1000)
  }
}
