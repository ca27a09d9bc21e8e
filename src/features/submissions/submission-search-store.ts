import { randomInt } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import type { AskedWord } from '../search/asked-words.ts'
import { kindMark } from './search/search-words.ts'
import type { Kind } from './submission-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** Goes up with the time of arrival, a thousand for each of its milliseconds. */
export const searchNumber = (receivedAt: string) => Date.parse(receivedAt) * 1000 + randomInt(1000)

export async function addToSearch(db: Tx, submissionId: string, n: number, words: string[]) {
  if (isPostgres(db)) {
    await sql`insert into "submissionSearch" ("n", "submissionId", "words")
      values (${n}, ${submissionId}, array_to_tsvector(${words}::text[]))`.execute(db)
    return
  }
  const text = words.join(' ')
  await sql`insert into "submissionSearch" ("n", "submissionId", "words")
    values (${n}, ${submissionId}, ${text})`.execute(db)
  await sql`insert into "submissionIndex" (rowid, words) values (${n}, ${text})`.execute(db)
}

/** Before the rows themselves go: on SQLite their words would stay in the index. */
export async function removeFromSearch(db: Tx, ids: string[]) {
  const wanted = sql`"submissionId" in (${sql.join(ids)})`
  if (!isPostgres(db))
    await sql`insert into "submissionIndex" ("submissionIndex", rowid, words)
      select 'delete', n, words from "submissionSearch" where ${wanted}`.execute(db)
  await sql`delete from "submissionSearch" where ${wanted}`.execute(db)
}

/** Which of these have every word asked for, or its beginning; read from the rows themselves. */
export function hasWords(db: Db, numbers: number[], asked: AskedWord[]) {
  const words = sql.ref('words')
  const each = asked.map(
    ({ word, mayGoOn }) =>
      sql`instr(' ' || ${words} || ' ', ${` ${word}${mayGoOn ? '' : ' '}`}) > 0`,
  )
  return db
    .selectFrom('submissionSearch')
    .select('n')
    .where('n', 'in', numbers)
    .where(
      isPostgres(db)
        ? sql<SqlBool>`${words} @@ ${postgresQuery(asked)}::tsquery`
        : sql<SqlBool>`(${sql.join(each, sql` and `)})`,
    )
    .execute()
}

/** Where the index goes on: from this millisecond. */
export type Numbers = { query: string; oldestFirst: boolean; beyond: number | undefined }

/** The next numbers that the index of SQLite names, in order, those of one millisecond never parted. */
export async function numbersOf(
  db: Db,
  { query, oldestFirst, beyond }: Numbers,
  most: number,
): Promise<number[]> {
  const matching = sql`select rowid as n from "submissionIndex" where "submissionIndex" match ${query}`
  const [from, to] = oldestFirst
    ? [beyond === undefined ? 0 : beyond * 1000, Number.MAX_SAFE_INTEGER]
    : [0, beyond === undefined ? Number.MAX_SAFE_INTEGER : beyond * 1000 + 999]
  const order = sql.raw(oldestFirst ? 'asc' : 'desc')
  const { rows } = await sql<{ n: number }>`${matching}
    and rowid between ${from} and ${to} order by rowid ${order} limit ${most}`.execute(db)
  const last = rows.at(-1)
  if (!last || rows.length < most) return rows.map(({ n }) => n)
  const start = Math.floor(last.n / 1000) * 1000
  const [low, high] = oldestFirst ? [last.n + 1, start + 999] : [start, last.n - 1]
  const rest = await sql<{ n: number }>`${matching}
    and rowid between ${low} and ${high} order by rowid ${order}`.execute(db)
  return [...rows, ...rest.rows].map(({ n }) => n)
}

/** What asks the index for all of a kind that have every word, or its beginning. */
export const indexQuery = (db: Db, kind: Kind, asked: AskedWord[]) => {
  const all = [{ word: kindMark(kind), mayGoOn: false }, ...asked]
  return isPostgres(db)
    ? postgresQuery(all)
    : all.map(({ word, mayGoOn }) => `"${word}"${mayGoOn ? ' *' : ''}`).join(' AND ')
}

const postgresQuery = (asked: AskedWord[]) =>
  asked.map(({ word, mayGoOn }) => `'${word}'${mayGoOn ? ':*' : ''}`).join(' & ')

/** Some that came in before there was this search. */
export const withoutNumber = (db: Db, most: number) =>
  db.selectFrom('submissions').selectAll().where('n', 'is', null).limit(most).execute()

export const giveNumber = (db: Tx, id: string, n: number) =>
  db.updateTable('submissions').set({ n }).where('id', '=', id).where('n', 'is', null).execute()
