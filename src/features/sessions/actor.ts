import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { findMember } from '../staff/member.ts'
import { isGranted, type Permission } from '../staff/permission.ts'
import type { Role } from '../staff/roles.ts'
import { isOver, isWorthNoting } from './session-expiry.ts'
import { noteUse, removeSession, sessionById, sessionByTokenHash } from './session-store.ts'
import { sessionRefusals } from './session-refusals.ts'
import { hashToken, isToken } from './session-token.ts'
import type { Db } from '../../platform/db/tables.ts'
import { apartFromRequest } from '../../platform/db/time-budget.ts'
import { Trouble } from '../../platform/trouble.ts'

export type StaffActor = { kind: 'staff'; staffId: string; role: Role; sessionId: string }

/** Who acts: a member of staff in a session, or named background work. */
export type Actor = StaffActor | { kind: 'background'; name: BackgroundName }

type BackgroundName = keyof typeof grantedToBackground

const grantedToBackground = {
  'sample content': ['jobs', 'posts', 'content', 'company content'],
  'command line': ['staff', 'jobs', 'posts', 'content', 'company content'],
  'person command': ['personal data'],
  // Publishes what was scheduled.
  housekeeping: ['content', 'company content'],
} satisfies Record<string, Permission[]>

export const sampleContent: Actor = { kind: 'background', name: 'sample content' }
export const housekeeping: Actor = { kind: 'background', name: 'housekeeping' }
export const personCommand: Actor = { kind: 'background', name: 'person command' }

export const commandLine: Actor = { kind: 'background', name: 'command line' }

/** Refuses who may not do this. The first line of every operation that is not for everyone. */
export function permit(actor: Actor, permission: Permission) {
  if (!isPermitted(actor, permission)) throw new Problem(sessionRefusals['role-not-allowed'])
}

export const isPermitted = (actor: Actor, permission: Permission) =>
  actor.kind === 'staff'
    ? isGranted(permission, actor.role)
    : (grantedToBackground[actor.name] as Permission[]).includes(permission)

/** Whose session a token opens; undefined for one that is unknown, ended or expired. */
export async function findActor(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
): Promise<StaffActor | undefined> {
  if (!isToken(token)) return undefined
  const now = clock()
  const session = await sessionByTokenHash(db, hashToken(token))
  if (!session) return undefined
  if (isOver(session, now)) {
    // Gone for good: a clock that is set back must not bring it to life again.
    await removeSession(db, session.id).catch(ignoreTrouble)
    return undefined
  }
  const member = await findMember(db, session.staffId)
  if (!member) return undefined
  if (isWorthNoting(session, now)) noteAside(db, session.id, now)
  return { kind: 'staff', staffId: member.id, role: member.role, sessionId: session.id }
}

function ignoreTrouble(error: unknown) {
  if (!(error instanceof Trouble)) throw error
}

const noting = new Set<string>()

/** Nobody waits for this note: where nothing can be written, on a full disk say, staff can still read. */
function noteAside(db: Db, id: string, now: Date) {
  if (noting.has(id)) return
  noting.add(id)
  apartFromRequest(() => noteUse(db, id, now))
    .catch(() => {})
    .finally(() => noting.delete(id))
}

/** Who a session belongs to, for what was signed for it; undefined once it is over. */
export async function findActorOfSession(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
): Promise<StaffActor | undefined> {
  const session = await sessionById(db, id)
  if (!session || isOver(session, clock())) return undefined
  const member = await findMember(db, session.staffId)
  return member && { kind: 'staff', staffId: member.id, role: member.role, sessionId: id }
}
