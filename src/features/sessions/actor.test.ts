import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { houseAt } from '../../../test/database/house-at.ts'
import { owner } from '../../../test/server/owner.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import { type Actor, findActor, permit, sampleContent } from './actor.ts'
import { logIn } from './login/log-in.ts'
import { logOut } from './log-out.ts'

const hour = 3_600_000

async function withSession(house: House) {
  const { db } = house
  await createFirstAdministrator(house, owner)
  const token = await logIn(house, undefined, owner, '192.0.2.1')
  const session = () => db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  const set = (moments: { lastUsedAt?: string; expiresAt?: string }) =>
    db.updateTable('sessions').set(moments).execute()
  const rows = () => db.selectFrom('sessions').selectAll().execute()
  return { token, session, set, rows }
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

onBothDatabases('a token tells who acts, with their role of today', async (house) => {
  const { token, session } = await withSession(house)
  const { id: sessionId, staffId } = await session()
  const actor = { kind: 'staff', staffId, role: 'owner', sessionId }
  expect(await findActor(house, token)).toEqual(actor)
  await house.db.updateTable('staff').set({ role: 'sales' }).execute()
  expect(await findActor(house, token)).toEqual({ ...actor, role: 'sales' })
})

onBothDatabases('an unknown token and one that is none tell nobody', async (house) => {
  const { token, session } = await withSession(house)
  const { tokenHash } = await session()
  const junk = ['', 'null', 'x'.repeat(5000), `${token}=`, token.slice(1), `${token}\0`, tokenHash]
  for (const text of [...junk, randomBytes(32).toString('base64url')])
    expect(await findActor(house, text)).toBeUndefined()
})

onBothDatabases('twelve idle hours end a session', async (house) => {
  const { token, session, set, rows } = await withSession(house)
  const { lastUsedAt } = await session()
  const after = (ms: number) =>
    findActor(
      houseAt(house, () => new Date(Date.parse(lastUsedAt) + ms)),
      token,
    )
  expect(await after(12 * hour - 1)).toBeDefined()
  await set({ lastUsedAt })
  expect(await after(12 * hour)).toBeUndefined()
  // For good, also when the clock goes back.
  expect(await rows()).toEqual([])
  expect(await after(0)).toBeUndefined()
})

onBothDatabases('a session in use ends all the same when its time is over', async (house) => {
  const { token, set, rows } = await withSession(house)
  await set({ expiresAt: new Date(Date.now() + 5000).toISOString() })
  expect(await findActor(house, token)).toBeDefined()
  await set({ expiresAt: ago(0) })
  expect(await findActor(house, token)).toBeUndefined()
  expect(await rows()).toEqual([])
})

onBothDatabases('use keeps a session alive, and is written once a minute', async (house) => {
  const { token, session, set } = await withSession(house)
  const fresh = (await session()).lastUsedAt
  await findActor(house, token)
  expect((await session()).lastUsedAt).toBe(fresh)
  const old = ago(2 * hour)
  await set({ lastUsedAt: old })
  await findActor(house, token)
  const unused = async () => Date.now() - Date.parse((await session()).lastUsedAt)
  await expect.poll(unused).toBeLessThan(10_000)
})

onBothDatabases(
  'ADM-3: logging out ends this session on the server and no other',
  async (house) => {
    const { token } = await withSession(house)
    const other = await logIn(house, undefined, owner, '192.0.2.1')
    await logOut(house, (await findActor(house, token))!)
    expect(await findActor(house, token)).toBeUndefined()
    expect(await findActor(house, other)).toBeDefined()
    expect(await house.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  },
)

onBothDatabases('who no longer works here has no session', async (house) => {
  const { token } = await withSession(house)
  await house.db.deleteFrom('staff').execute()
  expect(await findActor(house, token)).toBeUndefined()
  expect(await house.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('jobs are for owners and recruiters, and for the sample content', () => {
  const withRole = (role: 'owner' | 'recruiter' | 'editor' | 'sales'): Actor => ({
    kind: 'staff',
    staffId: 'a',
    sessionId: 'b',
    role,
  })
  permit(withRole('owner'), 'jobs')
  permit(withRole('recruiter'), 'jobs')
  permit(sampleContent, 'jobs')
  for (const actor of [withRole('editor'), withRole('sales')])
    expect(() => permit(actor, 'jobs')).toThrow('Your role doesn’t allow this. Ask an owner.')
  expect(() => permit(sampleContent, 'own session')).toThrow(
    'Your role doesn’t allow this. Ask an owner.',
  )
})
