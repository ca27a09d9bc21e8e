import type { Kysely } from 'kysely'
import { type Actor, permit, type StaffActor } from '../sessions/actor.ts'
import { asMember, findMember, type Member, type StaffTables } from '../staff/member.ts'
import { type Permission, permissionsOf } from '../staff/permission.ts'
import { allStaff } from '../staff/roll.ts'

/** Everybody who works here. */
export async function listTeam(db: Kysely<StaffTables>, actor: Actor): Promise<Member[]> {
  permit(actor, 'staff')
  const staff = await allStaff(db)
  return staff.map(asMember)
}

/** Who one is and what one may do. */
export async function whoAmI(
  db: Kysely<StaffTables>,
  actor: StaffActor,
): Promise<{ member: Member; may: Permission[] }> {
  permit(actor, 'own session')
  const member = (await findMember(db, actor.staffId))!
  return { member, may: permissionsOf(member.role) }
}
