import type { Refusal } from './problem.ts'

/**
 * Something that we stand on does not answer, or has its hands full. It is nobody's mistake and may be
 * over in a moment: people read `told`, the log has the message and the cause.
 */
export class Trouble extends Error {
  status: number
  code: string
  retryAfterSeconds: number
  told: string
  override name = 'Trouble'

  constructor(refusal: Refusal, message: string, cause?: unknown, { retryAfterSeconds = 5 } = {}) {
    super(message, { cause })
    this.told = refusal.message
    this.status = refusal.status
    this.code = refusal.code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
