import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { isListed } from './post-store.ts'

type Count = { count: number | string }

const isDraft = sql<SqlBool>`"state" = 'draft' and "deletedAt" is null`

/** How many posts appeared from each moment to the next, the last moment being the end. */
export async function publishedBetween(db: Db, moments: string[]): Promise<number[]> {
  const each = moments.slice(0, -1).map(
    (from, place) =>
      sql<Count>`select ${sql.lit(place)} as "place", count(*) as "count" from "posts"
        where ${isListed} and "publishedAt" >= ${from} and "publishedAt" < ${moments[place + 1]}`,
  )
  const { rows } = await sql<Count>`${sql.join(each, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ count }) => Number(count))
}

export const latestDrafts = (db: Db, most: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'updatedAt'])
    .where(isDraft)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export const nextScheduled = (db: Db, now: string, most: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'publishedAt'])
    .where(isListed)
    .where('publishedAt', '>', now)
    .orderBy('publishedAt')
    .orderBy('id')
    .limit(most)
    .execute()

export async function draftCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isDraft)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function scheduledCount(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isListed)
    .where('publishedAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
