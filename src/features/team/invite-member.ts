import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { inOneSpelling } from '../../platform/words/mail-address.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { asMember, type Member } from '../staff/member.ts'
import { hashPassword } from '../staff/password.ts'
import { addStaff, lockStaff, replaceStaff } from '../staff/staff-rows.ts'
import type { Invitation } from './team-schema.ts'
import { teamRefusals } from './team-refusals.ts'
import { makePassword } from './team-rules.ts'

/** Lets somebody in with a role; the password is told this once. */
export async function inviteMember(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  { email, role }: Invitation,
): Promise<{ member: Member; password: string }> {
  permit(actor, 'staff')
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const member = await changes.transaction(async (db) => {
    const at = changes.now()
    const same = (await lockStaff(db)).filter((one) => inOneSpelling(one.email) === email)
    if (same.some((one) => !one.removedAt)) throw taken()
    const gone = same.find((one) => one.email === email) ?? same[0]
    const id = gone?.id ?? randomBytes(16).toString('base64url')
    const row = { id, email, role, passwordHash, createdAt: at, version: (gone?.version ?? 0) + 1 }
    if (gone) await replaceStaff(db, { ...row, removedAt: null })
    else if (!(await addStaff(db, row))) throw taken()
    const after = { id, email, role }
    await recordChange(db, actor, { at, noun: 'staff', nounId: id, action: 'invited', after })
    return asMember({ ...row, removedAt: null })
  })
  return { member, password }
}

const taken = () => fieldProblem('email', teamRefusals['member-exists'])
