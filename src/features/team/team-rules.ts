import { randomBytes } from 'node:crypto'
import type { Member } from '../staff/member.ts'
import type { StaffRow } from '../staff/staff-rows.ts'
import { Problem } from '../../platform/problem.ts'
import { teamRefusals } from './team-refusals.ts'

/** A random password; it is shown once. */
export const makePassword = () => randomBytes(12).toString('base64url')

export const memberIn = (staff: StaffRow[], id: string): StaffRow => {
  const found = staff.find((one) => one.id === id && !one.removedAt)
  if (!found) throw new Problem(teamRefusals['member-not-found'])
  return found
}

/** Without an owner nobody could let anybody in again. */
export function requireAnOwner(staff: StaffRow[], leaving: Member) {
  const isLast = !staff.some(
    (one) => one.role === 'owner' && !one.removedAt && one.id !== leaving.id,
  )
  if (leaving.role === 'owner' && isLast) throw new Problem(teamRefusals['last-owner'])
}
