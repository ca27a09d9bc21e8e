import { diskTrouble } from '../disk-trouble.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { Trouble } from '../trouble.ts'

/**
 * What a healthy database would not have said: cut off, stopping, full, locked, cancelled, read-only. (A disk speaks for itself.)
 * https://www.postgresql.org/docs/current/errcodes-appendix.html, https://sqlite.org/rescode.html
 */
const codes =
  /^(08...|53...|57P..|58...|57014|55P03|55000|40001|40P01|25006|25P03|25P04)$|^SQLITE_(BUSY|LOCKED|PROTOCOL)/

/** What a statement that writes is told where one can only read. */
const readOnly = '25006'

/** Errors of our own code, which another try would not help. */
const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError]

/** The trouble behind what a driver threw; undefined if the database is well and refused a statement. */
export function databaseTrouble(error: unknown): Trouble | undefined {
  if (error instanceof Trouble) return error
  if (!(error instanceof Error) || mistakes.some((kind) => error instanceof kind)) return undefined
  const disk = diskTrouble(error)
  if (disk) return disk
  const { code = '' } = error as { code?: string }
  const isStatement = isFromPostgres(error) || code.startsWith('SQLITE_')
  return isStatement && !codes.test(code) ? undefined : troubleOf(error)
}

export function troubleOf(error: Error): Trouble {
  const message = error.message || codeOf(error)
  if (codeOf(error) === readOnly) return readOnlyTrouble(message, error)
  return new Trouble(
    commonRefusals['database-away'],
    `The database does not answer: ${message}`,
    error,
  )
}

/** PostgreSQL that follows another server, or that somebody has made so. */
export const readOnlyTrouble = (message: string, cause?: Error) =>
  new Trouble(
    commonRefusals['database-read-only'],
    `The database takes in nothing new: ${message}`,
    cause,
  )

/** Said by the server itself, which tells of each error how severe it is. */
export const isFromPostgres = (error: unknown): error is Error & { severity: string } =>
  error instanceof Error && 'severity' in error

const codeOf = (error: Error) => (error as { code?: string }).code ?? error.name
