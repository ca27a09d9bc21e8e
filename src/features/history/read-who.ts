import { emailsOf } from '../staff/member.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Tells the address of whoever made one of these changes; nobody's for the house. */
export async function readWho(db: Db, changes: { staffId: string | null }[]) {
  const emails = await emailsOf(db, [...new Set(changes.flatMap(({ staffId }) => staffId ?? []))])
  return (staffId: string | null): string | null => (staffId ? (emails.get(staffId) ?? null) : null)
}
