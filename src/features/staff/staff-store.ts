import type { Kysely } from 'kysely'
import type { Role } from './permission.ts'

export type StaffTable = {
  id: string
  email: string
  role: Role
  passwordHash: string
  createdAt: string
  version: number
}

export type StaffTables = { staff: StaffTable }

export async function hasStaff(db: Kysely<StaffTables>): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Adds a member of staff unless the address is taken. */
export async function addStaff(db: Kysely<StaffTables>, member: StaffTable): Promise<boolean> {
  const result = await db
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export const staffByEmail = (db: Kysely<StaffTables>, email: string) =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()

export const staffById = (db: Kysely<StaffTables>, id: string) =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
