import type { Ctx } from '../../platform/ctx.ts'
import { permit, type StaffActor } from './actor.ts'
import { removeSession } from './session-store.ts'

/** Ends the session that this actor acts in: its token opens nothing any more. */
export async function logOut({ db }: Pick<Ctx, 'db'>, actor: StaffActor) {
  permit(actor, 'own session')
  await removeSession(db, actor.sessionId)
}
