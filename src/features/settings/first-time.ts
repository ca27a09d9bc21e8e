import type { Tx } from '../../platform/db/tables.ts'
import { addSetting } from './setting-store.ts'

/** Whether this has never been done to this database; from now on it has. */
export const isFirstTime = (db: Tx, name: string, at: string) => addSetting(db, { name, value: at })
