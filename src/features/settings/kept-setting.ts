import { sql } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'
import { putSetting, settingNamed } from './setting-store.ts'

/** A JSON value that a feature keeps in the settings table. */
export async function readKept<Kept>(db: Db, name: string): Promise<Kept | undefined> {
  const value = await settingNamed(db, name)
  return value === undefined ? undefined : (JSON.parse(value) as Kept)
}

/** The same, for who is going to change it: nobody else does meanwhile. */
export async function lockKept<Kept>(db: Tx, name: string): Promise<Kept | undefined> {
  if (isPostgres(db))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settings:${name}`}, 0))`.execute(db)
  return readKept<Kept>(db, name)
}

export const keep = (db: Tx, name: string, kept: unknown) =>
  putSetting(db, { name, value: JSON.stringify(kept) })
