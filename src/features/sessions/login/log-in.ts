import { randomBytes } from 'node:crypto'
import { Problem } from '../../../platform/problem.ts'
import { type Checked, checkCredentials, checkStaffOnly } from '../../staff/check-credentials.ts'
import { type LoginLimits, TooManyLogins } from './login-limits.ts'
import type { Login } from './login-schema.ts'
import { expiryOf } from '../session-expiry.ts'
import { addSession, removeSessionsThatAreOver } from '../session-store.ts'
import { sessionRefusals } from '../session-refusals.ts'
import { hashToken, makeToken } from '../session-token.ts'
import type { SlowWay } from './slow-way.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'

type LoginGuard = { limits: LoginLimits; slowWay: SlowWay }

/** Opens a session for who knows an address and its password; the token is told this once. */
export async function logIn(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  guard: LoginGuard | undefined,
  login: Login,
  address: string,
  device?: string,
  gone?: AbortSignal,
): Promise<string> {
  const checked = guard
    ? await findWithin(db, guard, login, address, gone)
    : await checkCredentials(db, login)
  if (!checked) throw new Problem(sessionRefusals['login-wrong'])
  await guard?.limits.forgive(login.email, address)
  const token = makeToken()
  const now = clock()
  await removeSessionsThatAreOver(db, now)
  await db.transaction().execute(async (tx) => {
    // Whoever ended this member's sessions while the password was checked did not see this one.
    if (!(await checked.hold(tx))) throw new Problem(sessionRefusals['login-wrong'])
    await addSession(tx, {
      id: randomBytes(16).toString('base64url'),
      staffId: checked.member.id,
      tokenHash: hashToken(token),
      createdAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt: expiryOf(now),
      device: device?.slice(0, 300) ?? null,
    })
  })
  return token
}

/** One try too many still gets in with the right password, only slowly; a wrong one hears of the limit alone. */
async function findWithin(
  db: Db,
  { limits, slowWay }: LoginGuard,
  login: Login,
  address: string,
  gone?: AbortSignal,
): Promise<Checked | undefined> {
  const waitMs = await limits.count(login.email, address)
  if (waitMs === 0) return checkCredentials(db, login)
  const checked = await slowWay.pass(login.email, () => checkStaffOnly(db, login), gone)
  if (!checked) throw new TooManyLogins(waitMs)
  return checked
}
