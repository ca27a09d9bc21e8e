import type { Db } from '../../platform/db/tables.ts'
import { settingNamed } from './setting-store.ts'

/**
 * When this database was first started with; written down by `noteEarlierPictures`. Files from before
 * may be those of another one: of the SQLite that PostgreSQL takes the place of, say.
 */
export const databaseBegan = async (db: Db) =>
  new Date((await settingNamed(db, 'pictureUsesNotedAt')) ?? 0)
