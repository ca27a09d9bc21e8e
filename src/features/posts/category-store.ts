import type { Db, Tx } from '../../platform/db/tables.ts'

/** A category by its folded name; with `deletedAt` it lies in the trash with the posts it had. */
type CategoryTable = {
  key: string
  name: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  version: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    categories: CategoryTable
  }
}

/** Held for this transaction, so that nobody files a post under it while it goes. */
export const lockCategory = (db: Tx, key: string) =>
  db
    .updateTable('categories')
    .set((category) => ({ version: category.ref('version') }))
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst()

/** Adds a category that is not there; one that another transaction adds at this moment will do. */
export const addCategory = (db: Tx, category: CategoryTable) =>
  db
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

export const replaceCategory = (db: Tx, category: CategoryTable) =>
  db.updateTable('categories').set(category).where('key', '=', category.key).execute()

export const categoryWithKey = (db: Tx, key: string) =>
  db.selectFrom('categories').selectAll().where('key', '=', key).executeTakeFirst()

export const trashedCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .selectAll()
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('key')
    .execute()
