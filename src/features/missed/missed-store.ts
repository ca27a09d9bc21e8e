import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** `day` such as 2026-11-24, in UTC. */
type MissedTable = { path: string; day: string; times: number }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    missedAddresses: MissedTable
    leftOutAddresses: { path: string; at: string }
  }
}

const rowsAtOnce = 200

/** Adds to what was counted before, by this process and others. */
export async function addMissed(db: Tx, rows: MissedTable[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto('missedAddresses')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['path', 'day']).doUpdateSet({
          times: sql<number>`"missedAddresses"."times" + excluded."times"`,
        }),
      )
      .execute()
}

export const removeMissedBefore = (db: Tx, day: string) =>
  db.deleteFrom('missedAddresses').where('day', '<', day).execute()

/** The addresses beyond so many, those that were missed least and longest ago. */
export async function removeLeastMissed(db: Tx, kept: number) {
  const beyond = await db
    .selectFrom('missedAddresses')
    .select('path')
    .groupBy('path')
    .orderBy(({ fn }) => fn.sum('times'), 'desc')
    .orderBy(({ fn }) => fn.max('day'), 'desc')
    .orderBy('path')
    .limit(rowsAtOnce * 10)
    .offset(kept)
    .execute()
  const paths = beyond.map(({ path }) => path)
  for (let at = 0; at < paths.length; at += rowsAtOnce)
    await db
      .deleteFrom('missedAddresses')
      .where('path', 'in', paths.slice(at, at + rowsAtOnce))
      .execute()
}

/** What was missed since a day, the most often first, without what is left out. */
export async function mostMissed(db: Db, since: string, most: number) {
  const rows = await db
    .selectFrom('missedAddresses')
    .select((row) => [
      'path',
      row.fn.sum<number | string>('times').as('times'),
      row.fn.max('day').as('lastDay'),
    ])
    .where('day', '>=', since)
    .where('path', 'not in', (row) => row.selectFrom('leftOutAddresses').select('path'))
    .groupBy('path')
    .orderBy('times', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('path')
    .limit(most)
    .execute()
  return rows.map(({ path, times, lastDay }) => ({ path, times: Number(times), lastDay }))
}

export const leaveOut = (db: Tx, path: string, at: string) =>
  db
    .insertInto('leftOutAddresses')
    .values({ path, at })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()

export const takeIn = (db: Tx, path: string) =>
  db.deleteFrom('leftOutAddresses').where('path', '=', path).execute()
