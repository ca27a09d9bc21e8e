import type { Db } from '../../platform/db/tables.ts'
import { settingNamed } from './setting-store.ts'

/** `noteEarlierPictures` notes this at the first start of every database. */
export const notedAtFirstStart = 'pictureUsesNotedAt'

/**
 * When this database was first started with, or upgraded to a Foyer that notes it. Files from before
 * may be those of another one: of the SQLite that PostgreSQL takes the place of, say.
 */
export const databaseBegan = async (db: Db) =>
  new Date((await settingNamed(db, notedAtFirstStart)) ?? 0)
