import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../../platform/problem.ts'
import { checkCredentials } from '../staff/check-credentials.ts'
import type { StaffTables } from '../staff/member.ts'
import type { LoginLimits } from './login-limits.ts'
import type { Login } from './login-schema.ts'
import { expiryOf } from './session-expiry.ts'
import { addSession, removeSessionsThatAreOver, type SessionTables } from './session-store.ts'
import { hashToken, makeToken } from './session-token.ts'

/** Opens a session for who knows an address and its password; the token is told this once. */
export async function logIn(
  db: Kysely<SessionTables & StaffTables>,
  limits: LoginLimits | undefined,
  login: Login,
  address: string,
  device?: string,
): Promise<string> {
  limits?.count(login.email, address)
  const member = await checkCredentials(db, login)
  if (!member) throw new Problem(401, 'The email address or the password is wrong.')
  limits?.forgive(login.email, address)
  const token = makeToken()
  const now = new Date()
  await removeSessionsThatAreOver(db, now)
  await addSession(db, {
    id: randomBytes(16).toString('base64url'),
    staffId: member.id,
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: expiryOf(now),
    device: device?.slice(0, 300) ?? null,
  })
  return token
}
