import type { Transaction } from 'kysely'
import type { Actor } from '../sessions/actor.ts'
import { extendHistory, type HistoryTables, latestChange } from './history-store.ts'
import { recordChange } from './record-change.ts'

type Ongoing = {
  at: string
  noun: string
  nounId: string
  action: string
  before: object
  after: object
}

const longest = 600_000

/** Writes down what is saved every few seconds as one change: from what it was before to what it is when nobody has typed for ten minutes. */
export async function recordOngoingChange(
  db: Transaction<HistoryTables>,
  actor: Actor,
  change: Ongoing,
) {
  const last = await latestChange(db, change.noun, change.nounId)
  const goesOn =
    actor.kind === 'staff' &&
    last?.action === change.action &&
    last.staffId === actor.staffId &&
    Date.parse(change.at) - Date.parse(last.at) < longest
  if (!goesOn) return recordChange(db, actor, change)
  await extendHistory(db, last.id, { at: change.at, after: JSON.stringify(change.after) })
}
