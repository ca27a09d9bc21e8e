import { randomBytes } from 'node:crypto'
import { StartProblem } from '../../platform/start-problem.ts'
import { inOneSpelling } from '../../platform/words/mail-address.ts'
import { isGuessedFirst } from './is-guessed-first.ts'
import { hashPassword } from './password.ts'
import { addStaff } from './staff-rows.ts'
import { hasStaff } from './staff-store.ts'
import type { Ctx } from '../../platform/ctx.ts'

export type FirstAdministrator = { email: string; password: string | undefined }

const defaultEmail = 'admin@example.com'

/**
 * At the first start there is one owner: with the configured address and password, or with a random
 * password that is returned this once. Later starts change nothing.
 */
export async function createFirstAdministrator(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  given: { email: string | undefined; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if (await hasStaff(db)) return undefined
  const email = inOneSpelling(given.email ?? defaultEmail)
  if (given.password && (await isGuessedFirst(given.password, email)))
    throw new StartProblem(
      'Foyer cannot start: ADMIN_PASSWORD is among the passwords that are tried first: those that people choose most, ADMIN_EMAIL itself, one or two letters again and again. Please choose another.',
    )
  const password = given.password ?? randomBytes(15).toString('base64url')
  const added = await addStaff(db, {
    id: randomBytes(16).toString('base64url'),
    email,
    role: 'owner',
    passwordHash: await hashPassword(password),
    createdAt: clock().toISOString(),
    version: 1,
  })
  if (!added) return undefined
  return { email, password: given.password ? undefined : password }
}
