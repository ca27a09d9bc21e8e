import { sql } from 'kysely'
import { isPostgres } from '../../src/platform/db/database.ts'
import type { Db } from '../../src/platform/db/tables.ts'

type Many = {
  count: number
  kind: 'enquiry' | 'application'
  /** In hours, from the newest to the oldest. */
  newest?: number
  apart?: number
  states?: string[]
  jobs?: number
}

let made = 0

/** Rows as visitors would have left them, one after another into the past; `jobs` of them take turns, and so do states. */
export async function addSubmissions(
  db: Db,
  now: Date,
  { count, kind, newest = 0, apart = 1, states = ['new'], jobs = 0 }: Many,
) {
  const numbers = isPostgres(db)
    ? sql`generate_series(0, ${sql.lit(count - 1)}) as each(n)`
    : sql`(with recursive each(n) as (select 0 union all select n + 1 from each where n < ${sql.lit(count - 1)}) select n from each) as each`
  const start = (now.getTime() - newest * 3_600_000) / 1000
  const moment = sql`${sql.lit(start)} - n * ${sql.lit(apart * 3600)}`
  const at = isPostgres(db)
    ? sql`to_char(to_timestamp(${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, 'unixepoch')`
  const turn = (texts: string[]) =>
    sql`case n % ${sql.lit(texts.length)} ${sql.join(
      texts.map((text, place) => sql`when ${sql.lit(place)} then ${sql.lit(text)}`),
      sql` `,
    )} end`
  const names = Array.from({ length: jobs }, (_, place) => `job ${place}`)
  const batch = sql.lit(`${kind}-${made++}-`)
  const job = jobs ? turn(names) : sql`null`
  await sql`insert into "submissions" ("id", "kind", "threadId", "reference", "jobId", "jobTitle",
      "name", "email", "emailKey", "fields", "consentVersion", "consentText", "state", "receivedAt",
      "updatedAt", "version")
    select ${batch} || n, ${sql.lit(kind)}, ${batch} || n, ${batch} || n, ${job}, ${job},
      'Visitor ' || n, n || '@example.com', ${batch} || n || '@example.com', '{}', '1', 'Yes',
      ${turn(states)}, ${at}, ${at}, 1
    from ${numbers}`.execute(db)
}
