import { emailOf } from '../staff/member.ts'
import { lastChangeOf } from './history-store.ts'
import type { Db } from '../../platform/db/tables.ts'

export type ChangedBy = { email: string | null; at: string }

/** Who changed this one last and when, for the person whose change came later; no address for the house itself. */
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
