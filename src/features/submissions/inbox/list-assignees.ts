import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { isGranted } from '../../staff/permission.ts'
import { emailsOf, listMembers } from '../../staff/member.ts'
import { assigneesInInbox } from '../inbox-store.ts'
import { permissionFor } from './permission-for.ts'
import type { Kind } from '../submission-store.ts'

export type Assignee = { id: string; email: string }

/** Everybody who may see this inbox. */
export async function listAssignees(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
): Promise<Assignee[]> {
  const permission = permissionFor[kind]
  permit(actor, permission)
  const members = await listMembers(db)
  return members
    .filter(({ role }) => isGranted(permission, role))
    .map(({ id, email }) => ({ id, email }))
}

/** Those who may not see it any more, and still have something in it. */
export async function listGoneAssignees(
  ctx: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
): Promise<Assignee[]> {
  const team = new Set((await listAssignees(ctx, actor, kind)).map(({ id }) => id))
  const gone = (await assigneesInInbox(ctx.db, kind)).filter((id) => !team.has(id))
  const emails = await emailsOf(ctx.db, gone)
  return gone
    .map((id) => ({ id, email: emails.get(id) ?? '' }))
    .toSorted((a, b) => a.email.localeCompare(b.email))
}
