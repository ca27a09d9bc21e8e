import { isPassword } from './password.ts'
import { asMember, type Member } from './member.ts'
import { holdPassword } from './staff-rows.ts'
import { staffByEmail, type StaffTable } from './staff-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

type Credentials = { email: string; password: string }

/** Whose they are. Checking takes a while: `hold` says in a transaction whether they still are, and keeps it so. */
export type Checked = { member: Member; hold: (tx: Tx) => Promise<boolean> }

/** The member of staff with this address and password; the same answer, as late, for any other pair. */
export async function checkCredentials(
  db: Db,
  { email, password }: Credentials,
): Promise<Checked | undefined> {
  const row = await staffByEmail(db, email)
  const isRight = await isPassword(row?.passwordHash, password)
  return row && isRight ? checked(row) : undefined
}

/** The same where the answer's time is hidden already: nothing is worked out for who is nobody. */
export async function checkStaffOnly(
  db: Db,
  { email, password }: Credentials,
): Promise<Checked | undefined> {
  const row = await staffByEmail(db, email)
  return row && (await isPassword(row.passwordHash, password)) ? checked(row) : undefined
}

const checked = (row: StaffTable): Checked => ({
  member: asMember(row),
  hold: (tx) => holdPassword(tx, row),
})
