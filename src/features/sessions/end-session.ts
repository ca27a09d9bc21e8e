import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { permit, type StaffActor } from './actor.ts'
import { sessionRefusals } from './session-refusals.ts'
import { removeSessionOf, removeSessionsOf } from './session-store.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Ends one of one's own sessions, on whatever device it is. */
export async function endSession({ db }: Pick<Ctx, 'db'>, actor: StaffActor, id: string) {
  permit(actor, 'own session')
  const isEnded = /^[\w-]+$/.test(id) && (await removeSessionOf(db, actor.staffId, id))
  if (!isEnded) throw new Problem(sessionRefusals['session-not-found'])
}

/** Ends every session of a member of staff; `except` may name one that goes on. */
export async function endSessionsOf(db: Tx, staffId: string, except?: string) {
  await removeSessionsOf(db, staffId, except)
}
