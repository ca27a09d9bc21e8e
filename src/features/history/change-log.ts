import { changesToOne } from './history-store.ts'
import { readWho } from './read-who.ts'
import type { Db } from '../../platform/db/tables.ts'

export type ChangeLogEntry = { id: string; at: string; who: string | null; action: string }

/** Who did what to this item, newest first; `who` is null for background work. The caller checks that the item may be seen. */
export async function changeLog(
  db: Db,
  noun: string,
  nounId: string,
  most = 100,
): Promise<ChangeLogEntry[]> {
  const rows = await changesToOne(db, noun, nounId, most)
  const who = await readWho(db, rows)
  return rows.map(({ id, at, staffId, action }) => ({ id, at, who: who(staffId), action }))
}
