import type { StaffTable } from './staff-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** A member of staff with the password's hash: for those who change the team, and nobody else. */
export type StaffRow = StaffTable

/** Adds a member of staff unless the address is taken. */
export async function addStaff(db: Db, member: Omit<StaffTable, 'removedAt'>): Promise<boolean> {
  const result = await db
    .insertInto('staff')
    .values({ ...member, removedAt: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Everybody who works here now, held for this transaction: an update that changes nothing locks the rows on both engines. */
export const lockStaff = (db: Tx) =>
  db
    .updateTable('staff')
    .set((row) => ({ version: row.ref('version') }))
    .returningAll()
    .execute()

export const replaceStaff = (db: Tx, member: StaffTable) =>
  db.updateTable('staff').set(member).where('id', '=', member.id).execute()

/** Whether somebody still works here with this password, held for this transaction as above. */
export async function holdPassword(
  db: Tx,
  { id, passwordHash }: Pick<StaffTable, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set((member) => ({ version: member.ref('version') }))
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function passwordHashOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('passwordHash')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row?.passwordHash
}
