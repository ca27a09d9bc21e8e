import type { Kysely, Transaction } from 'kysely'
import { Problem } from '../../platform/problem.ts'
import { permit, type StaffActor } from './actor.ts'
import { removeSessionOf, removeSessionsOf, type SessionTables } from './session-store.ts'

/** Ends one of one's own sessions, on whatever device it is. */
export async function endSession(db: Kysely<SessionTables>, actor: StaffActor, id: string) {
  permit(actor, 'own session')
  const isEnded = /^[\w-]+$/.test(id) && (await removeSessionOf(db, actor.staffId, id))
  if (!isEnded) throw new Problem(404, 'This session has ended already.')
}

/** Ends every session of a member of staff; `except` may name one that goes on. */
export async function endSessionsOf(
  db: Transaction<SessionTables>,
  staffId: string,
  except?: string,
) {
  await removeSessionsOf(db, staffId, except)
}
