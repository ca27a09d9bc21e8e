import type { Kysely } from 'kysely'
import { type Actor, permit } from '../sessions/actor.ts'
import { isGranted } from '../staff/permission.ts'
import { allStaff, type StaffTables } from '../staff/roll.ts'
import { permissionFor } from './inbox-parts.ts'
import type { Kind } from './submission-store.ts'

export type Assignee = { id: string; email: string }

/** Everybody who may see this inbox. */
export async function listAssignees(
  db: Kysely<StaffTables>,
  actor: Actor,
  kind: Kind,
): Promise<Assignee[]> {
  const permission = permissionFor[kind]
  permit(actor, permission)
  const staff = await allStaff(db)
  return staff
    .filter(({ role }) => isGranted(permission, role))
    .map(({ id, email }) => ({ id, email }))
}
