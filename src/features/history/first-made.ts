import { madeByNobody, type Making } from './history-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What background work created, by id, and when: the state of things when the database was filled. */
export async function firstMade<Made>(
  db: Db,
  making: Making,
): Promise<Map<string, { at: string; made: Made }>> {
  const rows = await madeByNobody(db, making)
  return new Map(
    rows.map(({ nounId, at, after }) => [nounId, { at, made: JSON.parse(after) as Made }]),
  )
}
