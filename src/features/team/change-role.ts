import type { Ctx } from '../../platform/ctx.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { asMember, type Member } from '../staff/member.ts'
import { lockStaff, replaceStaff } from '../staff/staff-rows.ts'
import type { RoleChange } from './team-schema.ts'
import { requireAnOwner, memberIn } from './team-rules.ts'

/** Gives a member of staff another role, from their next request on. */
export async function changeRole(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { role }: RoleChange,
): Promise<Member> {
  permit(actor, 'staff')
  return changes.transaction(async (db) => {
    const staff = await lockStaff(db)
    const row = memberIn(staff, id)
    const before = asMember(row)
    if (role !== 'owner') requireAnOwner(staff, before)
    const after = { ...before, role }
    await replaceStaff(db, { ...row, role, version: row.version + 1 })
    const at = changes.now()
    await recordChange(db, actor, {
      at,
      noun: 'staff',
      nounId: id,
      action: 'changed',
      before,
      after,
    })
    return after
  })
}
