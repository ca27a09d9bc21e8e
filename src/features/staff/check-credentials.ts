import { isPassword } from './password.ts'
import { asMember, type Member } from './member.ts'
import { staffByEmail } from './staff-store.ts'
import type { Db } from '../../platform/db/tables.ts'

type Credentials = { email: string; password: string }

/** The member of staff with this address and password; the same answer, as late, for any other pair. */
export async function checkCredentials(
  db: Db,
  { email, password }: Credentials,
): Promise<Member | undefined> {
  const row = await staffByEmail(db, email.toLowerCase())
  const isRight = await isPassword(row?.passwordHash, password)
  return row && isRight ? asMember(row) : undefined
}

/** The same where the answer's time is hidden already: nothing is worked out for who is nobody. */
export async function checkStaffOnly(
  db: Db,
  { email, password }: Credentials,
): Promise<Member | undefined> {
  const row = await staffByEmail(db, email.toLowerCase())
  return row && (await isPassword(row.passwordHash, password)) ? asMember(row) : undefined
}
