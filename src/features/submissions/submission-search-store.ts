import { randomInt } from 'node:crypto'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import { askedWords } from './search-words.ts'
import type { SubmissionTables } from './submission-store.ts'

type Tx = Transaction<SubmissionTables>

/** Goes up with the time of arrival, so that the search's own lists stay in order. */
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

/** The numbers of all that have every word asked for, or its beginning; undefined when no word is asked for. */
export function numbersWith(
  db: Kysely<SubmissionTables>,
  typed: string,
): RawBuilder<number> | undefined {
  const asked = askedWords(typed)
  if (asked.length === 0) return undefined
  if (isPostgres(db)) {
    const query = asked.map(({ word, mayGoOn }) => `'${word}'${mayGoOn ? ':*' : ''}`).join(' & ')
    return sql`(select "n" from "submissionSearch" where "words" @@ ${query}::tsquery)`
  }
  const query = asked.map(({ word, mayGoOn }) => `"${word}"${mayGoOn ? ' *' : ''}`).join(' AND ')
  return sql`(select rowid from "submissionIndex" where "submissionIndex" match ${query})`
}

/** Some that came in before there was this search. */
export const withoutNumber = (db: Kysely<SubmissionTables>, most: number) =>
  db.selectFrom('submissions').selectAll().where('n', 'is', null).limit(most).execute()

export const giveNumber = (db: Tx, id: string, n: number) =>
  db.updateTable('submissions').set({ n }).where('id', '=', id).where('n', 'is', null).execute()
