import { emailOf } from '../staff/member.ts'
import { lastChangeOf } from './history-store.ts'
import type { Db } from '../../platform/db/tables.ts'

export type ChangedBy = { email: string | null; at: string }

/** Who last changed this item, and when, to show to someone whose save was refused; no email for background work. */
export async function whoChangedLast(
  db: Db,
  noun: string,
  nounId: string,
): Promise<ChangedBy | undefined> {
  const change = await lastChangeOf(db, noun, nounId)
  if (!change) return undefined
  const email = change.staffId ? await emailOf(db, change.staffId) : undefined
  return { email: email ?? null, at: change.at }
}
