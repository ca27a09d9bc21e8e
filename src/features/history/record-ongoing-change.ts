import type { Actor } from '../sessions/actor.ts'
import { extendHistory, latestChange } from './history-store.ts'
import { recordChange } from './record-change.ts'
import type { Tx } from '../../platform/db/tables.ts'

type Versioned = { version: number }

type Ongoing = {
  at: string
  noun: string
  nounId: string
  action: string
  before: Versioned
  after: Versioned
}

const longest = 600_000

/**
 * Writes down what is saved every few seconds as one change for at most ten minutes. A save that
 * `isLargeRemoval` is a change of its own, and so is one that does not follow the last of this person's:
 * what a longer change says it made is forgotten, so nothing worth coming back to may be in it.
 */
export async function recordOngoingChange(
  db: Tx,
  actor: Actor,
  { isLargeRemoval, ...change }: Ongoing & { isLargeRemoval: boolean },
) {
  const last = await latestChange(db, change.noun, change.nounId)
  const beganAt = last?.beganAt ?? last?.at ?? ''
  const goesOn =
    !isLargeRemoval &&
    actor.kind === 'staff' &&
    last?.action === change.action &&
    last.staffId === actor.staffId &&
    Number(last.version) === change.before.version &&
    Math.abs(Date.parse(change.at) - Date.parse(beganAt)) < longest
  if (!goesOn) return recordChange(db, actor, change)
  await extendHistory(db, last.id, {
    at: change.at,
    beganAt,
    after: JSON.stringify(change.after),
  })
}
