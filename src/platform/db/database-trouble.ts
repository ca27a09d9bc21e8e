import pg from 'pg'
import { diskTrouble } from '../disk-trouble.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { Trouble } from '../trouble.ts'

/**
 * What a healthy database would not have said: cut off, stopping, full, locked, cancelled, read-only. (A disk speaks for itself.)
 * https://www.postgresql.org/docs/current/errcodes-appendix.html, https://sqlite.org/rescode.html
 */
const codes =
  /^(08...|53...|57P..|58...|57014|55P03|55000|40001|40P01|25006|25P03|25P04)$|^SQLITE_(BUSY|LOCKED|PROTOCOL)/

/** Errors of our own code, which another try would not help. */
const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError]

/** The trouble behind what a driver threw; undefined if the database is well and refused a statement. */
export function databaseTrouble(error: unknown): Trouble | undefined {
  if (error instanceof Trouble) return error
  if (!(error instanceof Error) || mistakes.some((kind) => error instanceof kind)) return undefined
  const disk = diskTrouble(error)
  if (disk) return disk
  const { code = '' } = error as { code?: string }
  const isStatement = error instanceof pg.DatabaseError || code.startsWith('SQLITE_')
  return isStatement && !codes.test(code) ? undefined : troubleOf(error)
}

export const troubleOf = (error: Error) =>
  new Trouble(
    commonRefusals['database-away'],
    `The database does not answer: ${error.message || codeOf(error)}`,
    error,
  )

const codeOf = (error: Error) => (error as { code?: string }).code ?? error.name
