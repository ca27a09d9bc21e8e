import { madeByTheHouse, type Making } from './history-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What the house itself made, by its id, and when: how things were when the database was filled. */
export async function firstMade<Made>(
  db: Db,
  making: Making,
): Promise<Map<string, { at: string; made: Made }>> {
  const rows = await madeByTheHouse(db, making)
  return new Map(
    rows.map(({ nounId, at, after }) => [nounId, { at, made: JSON.parse(after) as Made }]),
  )
}
