import type { Db, Tx } from '../../platform/db/tables.ts'
import { isFirstTime } from './first-time.ts'
import { settingNamed } from './setting-store.ts'

const name = 'ownCompanyAt'

/** A company that began blank, or came with an import, never gets the sample's people, jobs and posts. */
export const noteOwnCompany = (db: Tx, at: string) => isFirstTime(db, name, at)

export const isOwnCompany = async (db: Db) => (await settingNamed(db, name)) !== undefined
