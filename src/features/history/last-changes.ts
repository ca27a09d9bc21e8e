import { lastOfEach } from './history-store.ts'
import { readWho } from './read-who.ts'
import type { ChangedBy } from './who-changed-last.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Who last changed each item of a noun, and when, by the item's id; no email for background work. */
export async function lastChangesOf(
  db: Db,
  noun: string,
  ids?: string[],
): Promise<Map<string, ChangedBy>> {
  const rows = ids?.length === 0 ? [] : await lastOfEach(db, noun, ids)
  const who = await readWho(db, rows)
  return new Map(rows.map(({ nounId, staffId, at }) => [nounId, { email: who(staffId), at }]))
}
