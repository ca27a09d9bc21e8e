import { commonRefusals } from '../http/common-refusals.ts'
import { Trouble } from '../trouble.ts'
import type { Bucket } from './read-files-url.ts'

const refused =
  /SignatureDoesNotMatch|InvalidAccessKeyId|AccessDenied|RequestTimeTooSkewed|Forbidden|AuthorizationHeaderMalformed|ExpiredToken|InvalidToken/
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EPIPE|UND_ERR_\w+|S3 returned 5\d\d/

/** Says what an operator can do about it, instead of a code. */
export function s3Trouble(error: unknown, { bucket, endpoint }: Bucket): unknown {
  if (!(error instanceof Error)) return error
  const told = `${error.message} ${codeOf(error)} ${codeOf(error.cause)}`
  const [code] = refused.exec(told) ?? unreachable.exec(told) ?? []
  const say = (words: string) =>
    new Trouble(commonRefusals['files-away'], `FILES_URL: ${words}`, error)
  if (told.includes('NoSuchBucket')) return say(`there is no bucket '${bucket}' at ${endpoint}.`)
  if (code && refused.test(code))
    return say(
      `${endpoint} refuses the bucket '${bucket}' to this key (${code}). Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the region.`,
    )
  const why = code ?? codeOf(error.cause)
  if (why) return say(`${endpoint} cannot be reached (${why}).`)
  // Its status is between the bucket and us: nothing that who sent a file could mend.
  return isAnswer(error) ? say(`${endpoint} does not do as asked (${error.message}).`) : error
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code ?? ''

const isAnswer = (error: Error) => typeof (error as { status?: unknown }).status === 'number'
