import { permit, type StaffActor } from './actor.ts'
import { removeSession } from './session-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Ends the session that this actor acts in: its token opens nothing any more. */
export async function logOut(db: Db, actor: StaffActor) {
  permit(actor, 'own session')
  await removeSession(db, actor.sessionId)
}
