import { expect } from 'vitest'
import { type House, onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { houseAt } from '../../../test/database/house-at.ts'
import { openDoors } from '../../../test/server/open-app.ts'
import { owner } from '../../../test/server/owner.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import { sessionApi } from './session-api.ts'
import { LoginLimits } from './login/login-limits.ts'
import { SlowWay } from './login/slow-way.ts'

async function openDoor({ db, clock }: House, rateLimit = false, slowWay = new SlowWay(50)) {
  await createFirstAdministrator({ db, clock }, owner)
  const { app } = await openDoors({ db, clock }, (one) =>
    one.register(sessionApi, { db, clock, rateLimit, slowWay }),
  )
  const logIn = (payload: string | object | undefined = owner, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url: '/admin/login', payload, remoteAddress })
  const logOut = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/admin/logout',
      headers: { authorization: `Bearer ${token}` },
    })
  return { app, logIn, logOut, sessions: () => db.selectFrom('sessions').selectAll().execute() }
}

onBothDatabases('API-7: a login answers with a token and the sentence', async (house) => {
  const { logIn, sessions } = await openDoor(house)
  const answer = await logIn()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    message: 'Logged in Successfully',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await sessions()).toHaveLength(1)
})

onBothDatabases(
  'API-7: the address may be written in any case, with spaces around',
  async (house) => {
    const { logIn } = await openDoor(house)
    expect((await logIn({ ...owner, email: '  Owner@EXAMPLE.com ' })).statusCode).toBe(200)
  },
)

onBothDatabases('API-7: unknown addresses and wrong passwords get the same 401', async (house) => {
  const { logIn, sessions } = await openDoor(house)
  const wrong = await logIn({ ...owner, password: 'wrong' })
  const unknown = await logIn({ ...owner, email: 'nobody@example.com' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({
    message: 'The email address or the password is wrong.',
    code: 'login-wrong',
  })
  expect(unknown.statusCode).toBe(wrong.statusCode)
  expect(unknown.body).toBe(wrong.body)
  const named = ({ headers }: typeof wrong) => Object.keys(headers).sort()
  expect(named(unknown)).toEqual(named(wrong))
  expect(await sessions()).toEqual([])
})

onDatabase('sqlite', 'API-7: a malformed login is refused in a sentence', async (house) => {
  const { app, logIn, sessions } = await openDoor(house)
  const asked = 'Please give your email address and your password.'
  const malformed = [{}, [], 'null', '7', { email: owner.email }, { ...owner, password: '' }]
  const typed = [
    { ...owner, email: {} },
    { email: ['a'], password: null },
    { ...owner, email: '  ' },
  ]
  for (const payload of [...malformed, ...typed]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/login',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    expect([payload, answer.statusCode, answer.json()]).toEqual([
      payload,
      400,
      { message: asked, code: 'login-invalid' },
    ])
  }
  for (const payload of [undefined, '{', 'email=a&password=b']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/login',
      ...(payload ? { headers: { 'content-type': 'application/json' }, payload } : {}),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
    })
  }
  const long = await logIn({ ...owner, password: 'a'.repeat(10_000) })
  expect(long.statusCode).toBe(400)
  expect(long.json()).toEqual({
    message: 'The password has at most 256 characters.',
    code: 'login-invalid',
  })
  const far = await logIn({ ...owner, password: 'a'.repeat(100_000) })
  expect([far.statusCode, far.json().code]).toEqual([413, 'body-too-large'])
  expect(await sessions()).toEqual([])
})

onBothDatabases('hostile text in a login finds nobody and breaks nothing', async (house) => {
  const { logIn } = await openDoor(house)
  for (const email of ["' or 1=1 --", '%', '😀', 'अ@example.com'])
    expect([email, (await logIn({ ...owner, email })).statusCode]).toEqual([email, 401])
  for (const password of ['a\0b', '\ud800', '😀'])
    expect([password, (await logIn({ ...owner, password })).statusCode]).toEqual([password, 401])
  for (const email of ['a\0b@example.com', '\ud800@example.com', '\u202eb@example.com'])
    expect([email, (await logIn({ ...owner, email })).statusCode]).toEqual([email, 400])
})

onBothDatabases('ADM-3: logging out ends the session on the server, once', async (house) => {
  const { logIn, logOut, sessions } = await openDoor(house)
  const { token } = (await logIn()).json<{ token: string }>()
  const answer = await logOut(token)
  expect(answer.statusCode).toBe(204)
  expect(answer.body).toBe('')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await sessions()).toEqual([])
  const again = await logOut(token)
  expect(again.statusCode).toBe(401)
  expect(again.headers['www-authenticate']).toBe('Bearer')
  expect(again.json()).toEqual({
    message: 'Your session has ended. Please log in again.',
    code: 'session-ended',
  })
})

onBothDatabases('API-7: too many guesses get 429 and the time to wait', async (house) => {
  const { logIn, sessions } = await openDoor(house, true)
  const guesses = Array.from({ length: 20 }, () => logIn({ ...owner, password: 'wrong' }))
  const answers = await Promise.all(guesses)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(12)
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(8)
  // Who asked a millisecond before the first who was counted is told that a moment is enough.
  const waits = refused
    .map(({ headers }) => Number(headers['retry-after']))
    .toSorted((a, b) => a - b)
  expect(waits[0]).toBeGreaterThan(0)
  expect(waits[6]).toBeGreaterThan(50)
  for (const { json } of refused) {
    expect(json()).toEqual({
      code: 'too-many-logins',
      message: expect.stringMatching(
        /^Too many attempts to log in\. Please try again in \d+ seconds\.$/,
      ),
    })
  }
  expect((await logIn({ ...owner, password: 'wrong' })).statusCode).toBe(429)
  expect((await logIn(owner, '198.51.100.7')).statusCode).toBe(200)
  expect(await sessions()).toHaveLength(1)
})

onBothDatabases(
  'the owner gets in where others guess: at many accounts, at the owner’s own, and while they go on',
  async (house) => {
    const { logIn, sessions } = await openDoor(house, true)
    const guess = (email: string) => logIn({ email, password: 'wrong' })
    for (let index = 0; index < 45; index++) await guess(`${index}@example.com`)
    expect((await guess('one.more@example.com')).statusCode).toBe(429)
    expect((await logIn()).statusCode).toBe(200)

    for (let index = 0; index < 12; index++) await guess(owner.email)
    expect((await guess(owner.email)).statusCode).toBe(429)
    expect((await logIn()).statusCode).toBe(200)

    let isOver = false
    const told = new Set<number>()
    const attacks = Array.from({ length: 6 }, async () => {
      while (!isOver) told.add((await guess(owner.email)).statusCode)
    })
    expect((await logIn()).statusCode).toBe(200)
    isOver = true
    await Promise.all(attacks)
    expect([...told].filter((status) => ![401, 429].includes(status))).toEqual([])
    expect(await sessions()).toHaveLength(3)
  },
)

onDatabase(
  'sqlite',
  'issue 12: the owner gets in although others have used up the logins of all',
  async (given) => {
    // As much as is refilled every quarter of a second would let one more in.
    const now = given.clock()
    const house = houseAt(given, () => now)
    const { logIn } = await openDoor(house, true)
    const limits = new LoginLimits(house)
    for (let index = 0; index < 450; index++)
      await limits.count(`${index}@example.com`, `10.1.${index % 250}.1`)
    expect((await logIn({ ...owner, password: 'wrong' }, '198.51.100.7')).statusCode).toBe(429)
    expect((await logIn(owner, '203.0.113.9')).statusCode).toBe(200)
  },
)

onDatabase(
  'sqlite',
  'an excessive guess takes as long at an account that exists as at none',
  async (house) => {
    const { logIn } = await openDoor(house, true, new SlowWay(1000))
    for (const email of [owner.email, 'nobody@example.com']) {
      for (let index = 0; index < 8; index++) await logIn({ email, password: 'wrong' })
      const before = performance.now()
      expect((await logIn({ email, password: 'wrong' })).statusCode).toBe(429)
      expect(performance.now() - before).toBeGreaterThanOrEqual(990)
    }
  },
)

onDatabase('sqlite', 'logging in again and again is nobody’s guess', async (house) => {
  const { logIn } = await openDoor(house, true)
  for (let index = 0; index < 12; index++) expect((await logIn()).statusCode).toBe(200)
})

onDatabase('sqlite', 'without the rate limit nobody has to wait', async (house) => {
  const { logIn } = await openDoor(house)
  const guesses = Array.from({ length: 50 }, () => logIn({ ...owner, password: 'wrong' }))
  for (const { statusCode } of await Promise.all(guesses)) expect(statusCode).toBe(401)
})
