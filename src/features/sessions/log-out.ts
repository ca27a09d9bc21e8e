import type { Kysely } from 'kysely'
import { permit, type StaffActor } from './actor.ts'
import { removeSession, type SessionTables } from './session-store.ts'

export type { SessionTables } from './session-store.ts'

/** Ends the session that this actor acts in: its token opens nothing any more. */
export async function logOut(db: Kysely<SessionTables>, actor: StaffActor) {
  permit(actor, 'own session')
  await removeSession(db, actor.sessionId)
}
