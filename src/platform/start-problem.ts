import { diskCode } from './disk-trouble.ts'

/** Why the server cannot start, in a sentence for its operator. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

type Where = { dataDir: string; databaseUrl?: string | undefined }

/** The same for a disk or a database that does not do; any other error as it is. */
export function startProblem(error: unknown, where: Where): unknown {
  const why = troubleInWords(error, where)
  return why === undefined ? error : new StartProblem(`Foyer cannot start: ${why}`)
}

/** What is the matter with the disk or the database; undefined if something else is. */
export const troubleInWords = (error: unknown, where: Where): string | undefined =>
  diskWords(error, where) ?? databaseWords(error, where)

function diskWords(error: unknown, { dataDir }: Where) {
  const code = diskCode(error)
  return code && `the disk of DATA_DIR (${dataDir}) is full or cannot be written to (${code}).`
}

const away = /^(ECONN(REFUSED|RESET)|E(HOST|NET)UNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P03)$/

/** The words for the innermost cause that is known. */
function databaseWords(error: unknown, { dataDir, databaseUrl }: Where): string | undefined {
  if (!(error instanceof Error)) return undefined
  const within = databaseWords(error.cause, { dataDir, databaseUrl })
  if (within) return within
  const { code = '' } = error as { code?: string }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `foyer.sqlite in DATA_DIR (${dataDir}) is no database, or is damaged (${code}).`
  if (databaseUrl === undefined) return undefined
  if (/^28(000|P01)$/.test(code))
    return `the database of DATABASE_URL does not let this user in with this password (${code}).`
  if (code === '3D000') return `DATABASE_URL names a database that does not exist (${code}).`
  if (code === '25006') return `the database of DATABASE_URL can only be read (${code}).`
  if (code === 'database-away') return saidByDriver(error)
  return away.test(code) ? `the database of DATABASE_URL does not answer (${code}).` : undefined
}

/** It may well answer, only not as DATABASE_URL asks: without TLS, or with another setting. */
function saidByDriver({ cause, message }: Error): string {
  const why = cause instanceof Error ? cause.message : message
  return `the database of DATABASE_URL does not answer as it should: ${why.replace(/\.$/, '')}.`
}
