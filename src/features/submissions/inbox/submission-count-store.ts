import { sql, type SqlBool } from 'kysely'
import type { Kind } from '../submission-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

type Count = { count: number | string }

/** Spelled out rather than bound: the engines take a partial index only for a condition they can read. */
const isShown = sql<SqlBool>`"supersededAt" is null and "deletedAt" is null`

/** How many came in from each moment to the next, and since the last; what was found to be spam left out. */
export async function receivedFrom(db: Db, kind: Kind, moments: string[]): Promise<number[]> {
  const each = moments.map((from, place) => {
    const to = moments[place + 1]
    return sql<Count>`select ${sql.lit(place)} as "place", count(*) as "count" from "submissions"
      where "kind" = ${kind} and "receivedAt" >= ${from} and ${isShown} and "state" <> 'spam'
      ${to === undefined ? sql`` : sql`and "receivedAt" < ${to}`}`
  })
  const { rows } = await sql<Count>`${sql.join(each, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ count }) => Number(count))
}

export async function newOnes(db: Db, kind: Kind): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where(sql<SqlBool>`"state" = 'new' and "withdrawnAt" is null and ${isShown}`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many applications of each job stand at each stage, of those received since a moment. */
export async function stagesByJob(db: Db, since: string) {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['jobId', 'state', fn.countAll<number | string>().as('count')])
    .where('kind', '=', 'application')
    .where('receivedAt', '>=', since)
    .where('withdrawnAt', 'is', null)
    .where(isShown)
    .groupBy(['jobId', 'state'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

export async function jobTitleIn(db: Db, jobId: string): Promise<string> {
  const row = await db
    .selectFrom('submissions')
    .select('jobTitle')
    .where('jobId', '=', jobId)
    .where('supersededAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.jobTitle ?? ''
}
