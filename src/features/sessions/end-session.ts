import { Problem } from '../../platform/problem.ts'
import { permit, type StaffActor } from './actor.ts'
import { removeSessionOf, removeSessionsOf } from './session-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** Ends one of one's own sessions, on whatever device it is. */
export async function endSession(db: Db, actor: StaffActor, id: string) {
  permit(actor, 'own session')
  const isEnded = /^[\w-]+$/.test(id) && (await removeSessionOf(db, actor.staffId, id))
  if (!isEnded) throw new Problem(404, 'This session has ended already.')
}

/** Ends every session of a member of staff; `except` may name one that goes on. */
export async function endSessionsOf(db: Tx, staffId: string, except?: string) {
  await removeSessionsOf(db, staffId, except)
}
