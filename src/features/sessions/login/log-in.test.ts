import { createHash } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { owner } from '../../../../test/server/owner.ts'
import { createFirstAdministrator } from '../../staff/create-first-administrator.ts'
import { logIn } from './log-in.ts'

async function withOwner({ db, clock }: House) {
  await createFirstAdministrator({ db, clock }, owner)
  return {
    open: (login = owner) => logIn({ db, clock }, undefined, login, '192.0.2.1'),
    sessions: () => db.selectFrom('sessions').selectAll().execute(),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

onBothDatabases(
  'API-7: a login gives a token of 256 bits and stores only its hash',
  async (house) => {
    const { open, sessions } = await withOwner(house)
    const token = await open()
    expect(token).toMatch(/^[\w-]{43}$/)
    const [session] = await sessions()
    expect(session?.tokenHash).toBe(sha256(token))
    expect(JSON.stringify(await sessions())).not.toContain(token)
  },
)

onBothDatabases('a session ends fourteen days after the login at the latest', async (house) => {
  const { open, sessions } = await withOwner(house)
  await open()
  const [session] = await sessions()
  const lasts = Date.parse(session!.expiresAt) - Date.parse(session!.createdAt)
  expect(lasts).toBe(14 * 24 * 3_600_000)
  expect(session!.lastUsedAt).toBe(session!.createdAt)
})

onBothDatabases('two logins are two sessions', async (house) => {
  const { open, sessions } = await withOwner(house)
  expect(await open()).not.toBe(await open())
  expect(await sessions()).toHaveLength(2)
})

onBothDatabases(
  'API-7: a wrong password and an unknown address are refused alike and open nothing',
  async (house) => {
    const { open, sessions } = await withOwner(house)
    const refusal = { status: 401, message: 'The email address or the password is wrong.' }
    await expect(open({ ...owner, password: 'wrong' })).rejects.toMatchObject(refusal)
    await expect(open({ ...owner, email: 'nobody@example.com' })).rejects.toMatchObject(refusal)
    expect(await sessions()).toEqual([])
  },
)

onBothDatabases('a login sweeps away sessions that are over, and only those', async (house) => {
  const { open, sessions } = await withOwner(house)
  await open()
  await house.db.updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
  await open()
  const [kept, ...others] = await sessions()
  expect(others).toEqual([])
  await house.db.updateTable('sessions').set({ lastUsedAt: '2020-01-01T00:00:00.000Z' }).execute()
  await open()
  await open()
  const ids = (await sessions()).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(ids).not.toContain(kept!.id)
})

onBothDatabases(
  'a password taken away while it is being checked opens no session any more',
  async (house) => {
    const { sessions } = await withOwner(house)
    const set = (to: object) => house.db.updateTable('staff').set(to).execute()
    const { passwordHash } = await house.db
      .selectFrom('staff')
      .selectAll()
      .executeTakeFirstOrThrow()
    for (const taken of [{ passwordHash: 'another' }, { removedAt: '2020-01-01T00:00:00.000Z' }]) {
      let isRead = false
      const takeAwayOnceRead: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (!isRead && result.rows.some((row) => 'passwordHash' in row)) {
            isRead = true
            await set(taken)
          }
          return result
        },
      }
      const db = house.db.withPlugin(takeAwayOnceRead)
      await expect(logIn({ ...house, db }, undefined, owner, '192.0.2.1')).rejects.toMatchObject({
        status: 401,
      })
      expect([isRead, await sessions()]).toEqual([true, []])
      await set({ passwordHash, removedAt: null })
    }
  },
)
