import { randomBytes } from 'node:crypto'
import type { Actor } from '../sessions/actor.ts'
import { addHistory } from './history-store.ts'
import type { Tx } from '../../platform/db/tables.ts'

type Change = {
  at: string
  noun: string
  nounId: string
  action: string
  before?: object
  after?: object
}

/** In the order of the changes of this process: those of one millisecond are told by it. */
function makeId(): string {
  const microseconds = Math.floor((performance.timeOrigin + performance.now()) * 1000)
  return microseconds + randomBytes(4).toString('base64url')
}

/** Writes down who changed what, from what to what, in the transaction of the change itself. */
export async function recordChange(db: Tx, actor: Actor, { before, after, ...change }: Change) {
  await addHistory(db, {
    id: makeId(),
    staffId: actor.kind === 'staff' ? actor.staffId : null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    ...change,
  })
}
