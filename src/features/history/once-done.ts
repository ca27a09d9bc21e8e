import { idsWithAction } from './history-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The things of a noun to which this has ever been done. */
export const onceDone = async (db: Db, noun: string, action: string): Promise<Set<string>> =>
  new Set((await idsWithAction(db, noun, action)).map(({ nounId }) => nounId))
