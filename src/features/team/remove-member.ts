import type { Ctx } from '../../platform/ctx.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { endSessionsOf } from '../sessions/end-session.ts'
import { asMember } from '../staff/member.ts'
import { lockStaff, replaceStaff } from '../staff/staff-rows.ts'
import { requireAnOwner, memberIn } from './team-rules.ts'

/** Somebody no longer works here: their sessions end at once, what they did keeps their name. */
export async function removeMember({ changes }: Pick<Ctx, 'changes'>, actor: Actor, id: string) {
  permit(actor, 'staff')
  await changes.transaction(async (db) => {
    const staff = await lockStaff(db)
    const row = memberIn(staff, id)
    const before = asMember(row)
    requireAnOwner(staff, before)
    const at = changes.now()
    await replaceStaff(db, { ...row, removedAt: at, version: row.version + 1 })
    await endSessionsOf(db, id)
    await recordChange(db, actor, { at, noun: 'staff', nounId: id, action: 'removed', before })
  })
}
