/**
 * Something that we stand on does not answer, or has its hands full. It is nobody's mistake and may be
 * over in a moment: people read `told`, the log has the message and the cause.
 */
export class Trouble extends Error {
  status: number
  retryAfterSeconds: number
  told: string
  override name = 'Trouble'

  constructor(
    told: string,
    message: string,
    cause?: unknown,
    { status = 503, retryAfterSeconds = 5 } = {},
  ) {
    super(message, { cause })
    this.told = told
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
