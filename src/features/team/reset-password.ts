import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { endSessionsOf } from '../sessions/end-session.ts'
import { asMember, type Member } from '../staff/member.ts'
import { hashPassword } from '../staff/password.ts'
import { lockStaff, replaceStaff } from '../staff/staff-rows.ts'
import { teamRefusals } from './team-refusals.ts'
import { makePassword, memberIn } from './team-rules.ts'

/** Gives somebody who forgot theirs a new password, told this once; their sessions end. */
export async function resetPassword(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
): Promise<{ member: Member; password: string }> {
  permit(actor, 'staff')
  // It would end the session in which it is told.
  if (actor.kind === 'staff' && actor.staffId === id)
    throw new Problem(teamRefusals['own-password'])
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const member = await changes.transaction(async (db) => {
    const row = memberIn(await lockStaff(db), id)
    await replaceStaff(db, { ...row, passwordHash, version: row.version + 1 })
    await endSessionsOf(db, id)
    const at = changes.now()
    await recordChange(db, actor, { at, noun: 'staff', nounId: id, action: 'password reset' })
    return asMember(row)
  })
  return { member, password }
}
