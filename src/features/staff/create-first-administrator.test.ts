import { verify } from '@node-rs/argon2'
import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'

onBothDatabases(
  'the first start makes an owner with the configured address and password',
  async ({ db, clock }) => {
    const given = { email: 'Owner@Example.com', password: 'a long enough secret' }
    expect(await createFirstAdministrator({ db, clock }, given)).toEqual({
      email: 'owner@example.com',
      password: undefined,
    })
    const member = await db.selectFrom('staff').selectAll().executeTakeFirstOrThrow()
    expect(member).toMatchObject({ email: 'owner@example.com', role: 'owner', version: 1 })
    expect(await verify(member.passwordHash, 'a long enough secret')).toBe(true)
  },
)

onBothDatabases(
  'an unconfigured first start makes up a password that opens the account',
  async ({ db, clock }) => {
    const made = await createFirstAdministrator(
      { db, clock },
      { email: undefined, password: undefined },
    )
    expect(made?.email).toBe('admin@example.com')
    expect(made?.password).toMatch(/^[\w-]{20}$/)
    const { passwordHash } = await db
      .selectFrom('staff')
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    expect(passwordHash).not.toContain(made?.password)
    expect(await verify(passwordHash, made?.password ?? '')).toBe(true)
  },
)

onBothDatabases('a later start changes nobody', async ({ db, clock }) => {
  await createFirstAdministrator(
    { db, clock },
    { email: 'first@example.com', password: 'the first secret' },
  )
  const before = await db.selectFrom('staff').selectAll().execute()
  expect(
    await createFirstAdministrator(
      { db, clock },
      { email: 'second@example.com', password: 'another secret' },
    ),
  ).toBeUndefined()
  expect(await db.selectFrom('staff').selectAll().execute()).toEqual(before)
})

onBothDatabases('two first starts at once make one owner', async ({ db, clock }) => {
  const starts = [1, 2].map(() =>
    createFirstAdministrator({ db, clock }, { email: undefined, password: undefined }),
  )
  const made = (await Promise.all(starts)).filter(Boolean)
  expect(made).toHaveLength(1)
  expect(await db.selectFrom('staff').selectAll().execute()).toHaveLength(1)
})

onBothDatabases.postgresLong(
  'a password that everybody has makes nobody an owner',
  async ({ db, clock }) => {
    for (const password of ['password1234', 'PASSWORD', 'owner@example.com', 'zzzzzzzzzzzz'])
      await expect(
        createFirstAdministrator({ db, clock }, { email: 'owner@example.com', password }),
      ).rejects.toThrow(/ADMIN_PASSWORD is among the passwords/)
    expect(await db.selectFrom('staff').selectAll().execute()).toEqual([])
  },
)
