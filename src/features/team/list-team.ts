import type { Ctx } from '../../platform/ctx.ts'
import { type Actor, permit, type StaffActor } from '../sessions/actor.ts'
import { findMember, listMembers, type Member } from '../staff/member.ts'
import { type Permission, permissionsOf } from '../staff/permission.ts'

/** Everybody who works here. */
export async function listTeam({ db }: Pick<Ctx, 'db'>, actor: Actor): Promise<Member[]> {
  permit(actor, 'staff')
  return listMembers(db)
}

/** Who one is and what one may do. */
export async function whoAmI(
  { db }: Pick<Ctx, 'db'>,
  actor: StaffActor,
): Promise<{ member: Member; may: Permission[] }> {
  permit(actor, 'own session')
  const member = (await findMember(db, actor.staffId))!
  return { member, may: permissionsOf(member.role) }
}
