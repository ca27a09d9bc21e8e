import type { Db } from '../../../platform/db/tables.ts'
import { replacedBy } from './library-store.ts'

/** The picture whose place this one took last, and that lies in the trash since. */
export const replacementOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await replacedBy(db, id))?.id
