import type { Db, Tx } from '../../platform/db/tables.ts'
import { addSetting, settingsBeginning } from './setting-store.ts'

/** Whether this has never been done to this database; from now on it has. */
export const isFirstTime = (db: Tx, name: string, at: string) => addSetting(db, { name, value: at })

/** When each thing whose name begins so was done for the first time, by its name. */
export const firstTimes = async (db: Db, beginning: string) =>
  new Map((await settingsBeginning(db, beginning)).map(({ name, value }) => [name, value]))
