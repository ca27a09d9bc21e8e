import type { Db, Tx } from '../../platform/db/tables.ts'
import { putSetting, settingNamed } from './setting-store.ts'

/** A JSON value that a feature keeps in the settings table. */
export async function readKept<Kept>(db: Db, name: string): Promise<Kept | undefined> {
  const value = await settingNamed(db, name)
  return value === undefined ? undefined : (JSON.parse(value) as Kept)
}

export const keep = (db: Tx, name: string, kept: unknown) =>
  putSetting(db, { name, value: JSON.stringify(kept) })
