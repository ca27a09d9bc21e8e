import type { Kysely } from 'kysely'
import { emailsOf, type StaffTables } from '../staff/roll.ts'
import { changesToOne, type HistoryTables } from './history-store.ts'

export type ToldChange = { id: string; at: string; who: string | null; action: string }

const most = 100

/** Who did what to this one, the newest first, for who may see the thing itself; nobody for the house. */
export async function whoDidWhat(
  db: Kysely<HistoryTables & StaffTables>,
  noun: string,
  nounId: string,
): Promise<ToldChange[]> {
  const rows = await changesToOne(db, noun, nounId, most)
  const emails = await emailsOf(db, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
  return rows.map(({ id, at, staffId, action }) => ({
    id,
    at,
    who: staffId ? (emails.get(staffId) ?? null) : null,
    action,
  }))
}
