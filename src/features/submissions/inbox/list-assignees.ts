import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { isGranted } from '../../staff/permission.ts'
import { listMembers } from '../../staff/member.ts'
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
