import type { Role } from './roles.ts'
import { allStaff, staffByEmail, staffById, type StaffTable } from './staff-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Somebody who works here, as other features may know them: without the password's hash. */
export type Member = { id: string; email: string; role: Role }

export const asMember = ({ id, email, role }: StaffTable): Member => ({ id, email, role })

/** The member of staff with this id, as long as they work here. */
export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const row = await staffById(db, id)
  return row && asMember(row)
}

/** The member of staff with this address, as long as they work here. */
export async function findMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const row = await staffByEmail(db, email)
  return row && asMember(row)
}

/** Everybody who works here, by address. */
export async function listMembers(db: Db): Promise<Member[]> {
  const rows = await allStaff(db)
  return rows.map(asMember)
}

/** Somebody's address, though they may not work here any more. */
export async function emailOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email
}

/** The addresses of these, though they may not work here any more. */
export async function emailsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('staff').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
