import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** A limit as one number: the moment, in milliseconds, when all of its tokens are back. */
type LimitTable = { key: string; fullAt: number }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    limits: LimitTable
  }
}

export type Size = { burst: number; refillMs: number }

/** Takes a token, or says in how many milliseconds there will be one. Being refused only reads. */
export async function takeToken(db: Db, key: string, size: Size, now: number): Promise<number> {
  const latest = now + (size.burst - 1) * size.refillMs
  const waitUntil = (fullAt: number) => Math.max(1, Math.ceil(fullAt - latest))
  const before = await fullAtOf(db, key)
  if (before !== undefined && before > latest + size.refillMs) await neverFuller(db, key, size, now)
  if (before !== undefined && before > latest)
    return waitUntil(Math.min(before, latest + size.refillMs))
  const taken = await db
    .insertInto('limits')
    .values({ key, fullAt: now + size.refillMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({
          fullAt: sql<number>`case when ${row.ref('limits.fullAt')} > ${now} then ${row.ref('limits.fullAt')} else ${now} end + ${size.refillMs}`,
        }))
        .where('limits.fullAt', '<=', latest),
    )
    .returning('fullAt')
    .executeTakeFirst()
  return taken ? 0 : waitUntil((await fullAtOf(db, key)) ?? latest)
}

async function fullAtOf(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('limits')
    .select('fullAt')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.fullAt
}

/** A clock that was put back must not keep anybody waiting for what it was ahead. */
const neverFuller = (db: Db, key: string, { burst, refillMs }: Size, now: number) =>
  db
    .updateTable('limits')
    .set({ fullAt: now + burst * refillMs })
    .where('key', '=', key)
    .where('fullAt', '>', now + burst * refillMs)
    .execute()

export const giveTokenBack = (db: Db, key: string, { refillMs }: Size) =>
  db
    .updateTable('limits')
    .set((row) => ({ fullAt: row('fullAt', '-', refillMs) }))
    .where('key', '=', key)
    .execute()

export const fillLimit = (db: Db, key: string) =>
  db.deleteFrom('limits').where('key', '=', key).execute()

export const forgetFullLimits = (db: Db, now: number) =>
  db.deleteFrom('limits').where('fullAt', '<=', now).execute()
