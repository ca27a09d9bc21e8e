import type { Kysely } from 'kysely'
import { isPassword } from './password.ts'
import { asMember, type Member } from './member.ts'
import { staffByEmail, type StaffTables } from './staff-store.ts'

/** The member of staff with this address and password; the same answer, as late, for any other pair. */
export async function checkCredentials(
  db: Kysely<StaffTables>,
  { email, password }: { email: string; password: string },
): Promise<Member | undefined> {
  const row = await staffByEmail(db, email.toLowerCase())
  const isRight = await isPassword(row?.passwordHash, password)
  return row && isRight ? asMember(row) : undefined
}
