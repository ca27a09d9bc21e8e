import { emailsOf } from '../staff/member.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Returns a lookup from a change's staff id to their email; null for background work. */
export async function readWho(db: Db, changes: { staffId: string | null }[]) {
  const emails = await emailsOf(db, [...new Set(changes.flatMap(({ staffId }) => staffId ?? []))])
  return (staffId: string | null): string | null => (staffId ? (emails.get(staffId) ?? null) : null)
}
