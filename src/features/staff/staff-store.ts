import type { Kysely, Transaction } from 'kysely'
import type { Role } from './permission.ts'

export type StaffTable = {
  id: string
  email: string
  role: Role
  passwordHash: string
  createdAt: string
  version: number
  removedAt: string | null
}

export type StaffTables = { staff: StaffTable }

export async function hasStaff(db: Kysely<StaffTables>): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Adds a member of staff unless the address is taken. */
export async function addStaff(
  db: Kysely<StaffTables>,
  member: Omit<StaffTable, 'removedAt'>,
): Promise<boolean> {
  const result = await db
    .insertInto('staff')
    .values({ ...member, removedAt: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export const staffByEmail = (db: Kysely<StaffTables>, email: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const staffById = (db: Kysely<StaffTables>, id: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const allStaff = (db: Kysely<StaffTables>) =>
  db.selectFrom('staff').selectAll().where('removedAt', 'is', null).orderBy('email').execute()

/** Everybody who works here now, held for this transaction: an update that changes nothing locks the rows on both engines. */
export const holdStaff = (db: Transaction<StaffTables>) =>
  db
    .updateTable('staff')
    .set((row) => ({ version: row.ref('version') }))
    .returningAll()
    .execute()

export const replaceStaff = (db: Transaction<StaffTables>, member: StaffTable) =>
  db.updateTable('staff').set(member).where('id', '=', member.id).execute()

/** Somebody's address, though they may not work here any more. */
export async function emailOf(db: Kysely<StaffTables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email
}

/** The addresses of these, though they may not work here any more. */
export async function emailsOf(db: Kysely<StaffTables>, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('staff').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
