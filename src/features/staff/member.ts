import type { Kysely } from 'kysely'
import type { Role } from './permission.ts'
import { staffByEmail, staffById, type StaffTable, type StaffTables } from './staff-store.ts'

export type { StaffTables } from './staff-store.ts'

/** Somebody who works here, as the rest of the house may know them: without the password's hash. */
export type Member = { id: string; email: string; role: Role }

export const asMember = ({ id, email, role }: StaffTable): Member => ({ id, email, role })

/** The member of staff with this id, as long as they work here. */
export async function findMember(db: Kysely<StaffTables>, id: string): Promise<Member | undefined> {
  const row = await staffById(db, id)
  return row && asMember(row)
}

/** The member of staff with this address, as long as they work here. */
export async function findMemberByEmail(
  db: Kysely<StaffTables>,
  email: string,
): Promise<Member | undefined> {
  const row = await staffByEmail(db, email.toLowerCase())
  return row && asMember(row)
}
