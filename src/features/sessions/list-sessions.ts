import type { Ctx } from '../../platform/ctx.ts'
import { permit, type StaffActor } from './actor.ts'
import { openSessionsOf } from './session-store.ts'

type OwnSession = {
  id: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  device: string | null
  isThis: boolean
}

/** One's own open sessions, the one used last first. */
export async function listSessions(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  actor: StaffActor,
): Promise<OwnSession[]> {
  permit(actor, 'own session')
  const sessions = await openSessionsOf(db, actor.staffId, clock())
  return sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }))
}
