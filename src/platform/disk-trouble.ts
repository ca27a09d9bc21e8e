import { commonRefusals } from './http/common-refusals.ts'
import { Trouble } from './trouble.ts'

const full = /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)$/
const unwritable = /^(SQLITE_(IOERR|READONLY|CANTOPEN)(_\w+)?|EROFS|EIO)$/

const retryAfterSeconds = 60

/** What somebody is told whose words could not be stored for want of a disk; undefined if an error has another cause. */
export function diskTrouble(error: unknown): Trouble | undefined {
  const code = diskCode(error)
  if (code === undefined) return undefined
  const message = `The disk is full or cannot be written to (${code})`
  const refusal = commonRefusals[full.test(code) ? 'disk-full' : 'disk-failing']
  return new Trouble(refusal, message, error, { retryAfterSeconds })
}

/** The code by which SQLite or the system says that a disk is full or cannot be written to. */
export function diskCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (full.test(code) || unwritable.test(code))) return code
  return diskCode(error.cause, depth + 1)
}
