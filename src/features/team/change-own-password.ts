import type { Ctx } from '../../platform/ctx.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { recordChange } from '../history/record-change.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import { endSessionsOf } from '../sessions/end-session.ts'
import { isGuessedFirst } from '../staff/is-guessed-first.ts'
import { emailOf } from '../staff/member.ts'
import { hashPassword, isPassword } from '../staff/password.ts'
import { lockStaff, passwordHashOf, replaceStaff } from '../staff/staff-rows.ts'
import { teamRefusals } from './team-refusals.ts'
import type { PasswordChange } from './team-schema.ts'
import { memberIn } from './team-rules.ts'

/** Changes one's own password and ends one's sessions everywhere else. */
export async function changeOwnPassword(
  { db, changes }: Pick<Ctx, 'db' | 'changes'>,
  actor: StaffActor,
  { password, newPassword }: PasswordChange,
) {
  permit(actor, 'own session')
  const passwordHash = await passwordHashOf(db, actor.staffId)
  if (!(await isPassword(passwordHash, password)))
    throw fieldProblem('password', teamRefusals['password-wrong'])
  if (newPassword === password) throw fieldProblem('newPassword', teamRefusals['password-same'])
  if (await isGuessedFirst(newPassword, (await emailOf(db, actor.staffId)) ?? ''))
    throw fieldProblem('newPassword', teamRefusals['password-common'])
  const newHash = await hashPassword(newPassword)
  await changes.transaction(async (db) => {
    const row = memberIn(await lockStaff(db), actor.staffId)
    if (row.passwordHash !== passwordHash) throw new Problem(teamRefusals['password-just-changed'])
    await replaceStaff(db, { ...row, passwordHash: newHash, version: row.version + 1 })
    await endSessionsOf(db, actor.staffId, actor.sessionId)
    const at = changes.now()
    const nounId = actor.staffId
    await recordChange(db, actor, { at, noun: 'staff', nounId, action: 'password changed' })
  })
}
