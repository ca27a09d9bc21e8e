import { expect } from 'vitest'
import { type House, onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { openDoors } from '../../../test/server/open-app.ts'
import { owner } from '../../../test/server/owner.ts'
import { sessionApi } from '../sessions/session-api.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import type { Member } from '../staff/member.ts'
import { teamApi } from './team-api.ts'

async function openDoor({ db, clock, changes }: House, rateLimit = false) {
  await createFirstAdministrator({ db, clock }, owner)
  const { app } = await openDoors({ db, clock }, async (one) => {
    await one.register(sessionApi, { db, clock, rateLimit: false })
    await one.register(teamApi, { db, clock, changes, rateLimit })
  })

  const enter = async (who = owner, device = 'Firefox') => {
    const headers = { 'user-agent': device }
    const answer = await app.inject({ method: 'POST', url: '/admin/login', headers, payload: who })
    return { status: answer.statusCode, call: as((answer.json() as { token: string }).token) }
  }
  const as =
    (token: string) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      })
  const rows = () => db.selectFrom('staff').selectAll().orderBy('email').execute()
  const history = () => db.selectFrom('history').selectAll().where('noun', '=', 'staff').execute()
  return { enter, rows, history }
}

type Invited = { member: Member; password: string }

onBothDatabases(
  'an owner invites somebody, who gets in with the password told once',
  async (house) => {
    const { enter, rows, history } = await openDoor(house)
    const { call } = await enter()
    const answer = await call('POST', '/api/staff', { email: ' Asha@Example.com ', role: 'editor' })
    expect(answer.statusCode).toBe(201)
    const { member, password } = answer.json() as Invited
    expect(member).toEqual({ id: expect.any(String), email: 'asha@example.com', role: 'editor' })
    const asha = await enter({ email: member.email, password })
    expect(asha.status).toBe(200)
    expect((await asha.call('GET', '/api/staff/me')).json()).toEqual({
      member,
      may: expect.arrayContaining(['own session', 'posts']),
    })
    expect((await rows()).map(({ email }) => email)).toEqual(['asha@example.com', owner.email])
    const [step] = await history()
    expect(step).toMatchObject({
      action: 'invited',
      nounId: member.id,
      staffId: expect.any(String),
    })
    expect(JSON.stringify(await history())).not.toMatch(/argon2|passwordHash/)
    const again = await call('POST', '/api/staff', { email: 'asha@example.com', role: 'sales' })
    expect(again.statusCode).toBe(409)
    expect(await rows()).toHaveLength(2)
  },
)

onBothDatabases(
  'issue 11: addresses that look the same are one person’s, however their letters are put together',
  async (house) => {
    const { enter } = await openDoor(house)
    const { call } = await enter()
    const invite = (email: string) => call('POST', '/api/staff', { email, role: 'editor' })
    const composed = 'zoë@example.com'
    const answer = await invite(composed.normalize('NFD'))
    const { member, password } = answer.json() as Invited
    expect(member.email).toBe(composed.normalize('NFC'))
    for (const same of [composed, composed.normalize('NFD'), 'ZOË@EXAMPLE.COM'.normalize('NFD')]) {
      expect([same, (await invite(same)).statusCode]).toEqual([same, 409])
      expect([same, (await enter({ email: same, password })).status]).toEqual([same, 200])
    }
    // As it was kept before.
    const kept = composed.normalize('NFD')
    const { db } = house
    const keptAs = (email: string, id = member.id) =>
      db.updateTable('staff').set({ email }).where('id', '=', id).execute()
    await keptAs(kept)
    for (const same of [composed, kept]) {
      expect([same, (await enter({ email: same, password })).status]).toEqual([same, 200])
      expect([same, (await invite(same)).statusCode]).toEqual([same, 409])
    }
    // Whoever has two since then gets into both.
    await keptAs('other@example.com')
    const second = (await invite(composed)).json() as Invited
    await keptAs(kept)
    for (const [email, own] of [
      [kept, password],
      [composed, second.password],
    ] as const)
      expect([email, (await enter({ email, password: own })).status]).toEqual([email, 200])
    // The removed one of the two is taken on again, and only then.
    expect((await call('DELETE', `/api/staff/${second.member.id}`)).statusCode).toBe(204)
    expect((await invite(composed)).statusCode).toBe(409)
    expect((await call('DELETE', `/api/staff/${member.id}`)).statusCode).toBe(204)
    expect((await invite(composed)).statusCode).toBe(201)
  },
)

onBothDatabases('a removed member is out at once, and may be invited again', async (house) => {
  const { enter, rows } = await openDoor(house)
  const { call } = await enter()
  const invite = async (role: string) =>
    (await call('POST', '/api/staff', { email: 'asha@example.com', role })).json() as Invited
  const first = await invite('recruiter')
  const asha = await enter({ email: first.member.email, password: first.password })
  expect((await call('DELETE', `/api/staff/${first.member.id}`)).statusCode).toBe(204)
  expect((await asha.call('GET', '/api/staff/me')).statusCode).toBe(401)
  expect((await enter({ email: first.member.email, password: first.password })).status).toBe(401)
  expect((await call('DELETE', `/api/staff/${first.member.id}`)).statusCode).toBe(404)
  const second = await invite('sales')
  expect(second.member).toEqual({ ...first.member, role: 'sales' })
  expect((await enter({ email: first.member.email, password: first.password })).status).toBe(401)
  expect((await enter({ email: second.member.email, password: second.password })).status).toBe(200)
  expect((await rows()).filter(({ removedAt }) => removedAt)).toEqual([])
})

onBothDatabases('the last owner can neither be removed nor lose the role', async (house) => {
  const { enter, rows } = await openDoor(house)
  const { call } = await enter()
  const [{ id } = { id: '' }] = await rows()
  const before = await rows()
  for (const answer of [
    await call('DELETE', `/api/staff/${id}`),
    await call('PUT', `/api/staff/${id}/role`, { role: 'editor' }),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      code: 'last-owner',
      message: 'This is the last owner. Make someone else an owner first.',
    })
  }
  expect(await rows()).toEqual(before)
})

onBothDatabases('two owners who remove each other at once leave one', async (house) => {
  const { enter, rows } = await openDoor(house)
  const first = await enter()
  const invited = (
    await first.call('POST', '/api/staff', { email: 'other@example.com', role: 'owner' })
  ).json() as Invited
  const second = await enter({ email: invited.member.email, password: invited.password })
  const [me] = (await rows()).filter(({ email }) => email === owner.email)
  const answers = await Promise.all([
    first.call('DELETE', `/api/staff/${invited.member.id}`),
    second.call('DELETE', `/api/staff/${me!.id}`),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  const owners = (await rows()).filter(({ role, removedAt }) => role === 'owner' && !removedAt)
  expect(owners).toHaveLength(1)
})

onBothDatabases('a new role counts from the next request on', async (house) => {
  const { enter } = await openDoor(house)
  const { call } = await enter()
  const { member, password } = (
    await call('POST', '/api/staff', { email: 'asha@example.com', role: 'sales' })
  ).json() as Invited
  const asha = await enter({ email: member.email, password })
  expect((await asha.call('GET', '/api/staff')).statusCode).toBe(403)
  const answer = await call('PUT', `/api/staff/${member.id}/role`, { role: 'owner' })
  expect(answer.json()).toEqual({ member: { ...member, role: 'owner' } })
  expect((await asha.call('GET', '/api/staff')).statusCode).toBe(200)
})

onBothDatabases('a password is changed by who knows it; other sessions end', async (house) => {
  const { enter, history } = await openDoor(house)
  const here = await enter()
  const elsewhere = await enter(owner, 'Safari')
  const newPassword = 'an even better battery'
  const change = (password: string, to = newPassword) =>
    here.call('PUT', '/api/staff/me/password', { password, newPassword: to })
  const wrong = await change('wrong')
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    {
      code: 'password-wrong',
      message: 'That isn’t your current password.',
      fields: { password: 'That isn’t your current password.' },
    },
  ])
  for (const refused of ['short', ' '.repeat(10), '\u3000\t'.repeat(5)])
    expect((await change(owner.password, refused)).statusCode).toBe(400)
  expect((await enter(owner)).status).toBe(200)
  expect((await change(owner.password)).statusCode).toBe(204)
  expect((await here.call('GET', '/api/staff/me')).statusCode).toBe(200)
  expect((await elsewhere.call('GET', '/api/staff/me')).statusCode).toBe(401)
  expect((await enter(owner)).status).toBe(401)
  expect((await enter({ ...owner, password: newPassword })).status).toBe(200)
  expect((await history()).map(({ action }) => action)).toEqual(['password changed'])
})

onBothDatabases('one sees one’s own sessions and ends them, nobody else’s', async (house) => {
  const { enter } = await openDoor(house)
  const here = await enter(owner, 'Firefox on the desk')
  const phone = await enter(owner, 'Phone')
  const { member, password } = (
    await here.call('POST', '/api/staff', { email: 'asha@example.com', role: 'owner' })
  ).json() as Invited
  const asha = await enter({ email: member.email, password })
  const listed = (answer: { json: () => unknown }) =>
    (answer.json() as { sessions: { id: string; device: string; isThis: boolean }[] }).sessions
  const sessions = listed(await here.call('GET', '/api/sessions'))
  expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
    ['Firefox on the desk', true],
    ['Phone', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain('tokenHash')
  const { id } = sessions.find(({ isThis }) => !isThis)!
  expect((await asha.call('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404)
  expect((await phone.call('GET', '/api/staff/me')).statusCode).toBe(200)
  expect((await here.call('DELETE', `/api/sessions/${id}`)).statusCode).toBe(204)
  expect((await phone.call('GET', '/api/staff/me')).statusCode).toBe(401)
  expect((await here.call('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404)
  expect((await here.call('DELETE', '/api/sessions/%00')).statusCode).toBe(404)
})

onBothDatabases(
  'a new password is neither the present one nor one of those that are guessed first',
  async (house) => {
    const { enter, rows, history } = await openDoor(house)
    const { call } = await enter()
    const before = await rows()
    const refusalOf = async (newPassword: string) => {
      const payload = { password: owner.password, newPassword }
      const answer = await call('PUT', '/api/staff/me/password', payload)
      expect([newPassword, answer.statusCode]).toEqual([newPassword, 400])
      return answer.json().fields.newPassword
    }
    expect(await refusalOf(owner.password)).toBe(
      'That’s your current password. Please choose another one.',
    )
    for (const guessed of [
      '1234567890',
      'qwertyuiop',
      'password1234',
      'Password1234',
      '1Q2w3e4r5t',
      'aaaaaaaaaaaa',
      '4747474747',
      owner.email,
      ` ${owner.email.toUpperCase()}`,
    ])
      expect(await refusalOf(guessed)).toBe(
        'This password is one of the first to be guessed. Please choose another one.',
      )
    expect(await rows()).toEqual(before)
    expect(await history()).toEqual([])
  },
)

onBothDatabases('a forgotten password is reset by an owner', async (house) => {
  const { enter } = await openDoor(house)
  const { call } = await enter()
  const first = (
    await call('POST', '/api/staff', { email: 'asha@example.com', role: 'sales' })
  ).json() as Invited
  const asha = await enter({ email: first.member.email, password: first.password })
  const { password } = (
    await call('POST', `/api/staff/${first.member.id}/password`)
  ).json() as Invited
  expect(password).not.toBe(first.password)
  expect((await asha.call('GET', '/api/staff/me')).statusCode).toBe(401)
  expect((await enter({ email: first.member.email, password: first.password })).status).toBe(401)
  expect((await enter({ email: first.member.email, password })).status).toBe(200)
})

onBothDatabases(
  'nobody resets their own password, and loses it with the session',
  async (house) => {
    const { enter } = await openDoor(house)
    const { call } = await enter()
    const { member } = (await call('GET', '/api/staff/me')).json() as Invited
    const refused = await call('POST', `/api/staff/${member.id}/password`)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'own-password' }])
    expect((await call('GET', '/api/staff/me')).statusCode).toBe(200)
    expect((await enter()).status).toBe(200)
  },
)

onDatabase('sqlite', 'guessing a password from inside a session is limited', async (house) => {
  const { enter } = await openDoor(house, true)
  const { call } = await enter()
  const guess = () =>
    call('PUT', '/api/staff/me/password', { password: 'wrong', newPassword: 'long enough now' })
  for (let attempt = 0; attempt < 8; attempt++) expect((await guess()).statusCode).toBe(400)
  const refused = await guess()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

onDatabase('sqlite', 'an invitation that is none is refused in words', async (house) => {
  const { enter, rows } = await openDoor(house)
  const { call } = await enter()
  const bad = [{}, { email: 'asha', role: 'editor' }, { email: 'a@b.c', role: 'king' }, []]
  for (const payload of bad) {
    const answer = await call('POST', '/api/staff', payload)
    expect([payload, answer.statusCode]).toEqual([payload, 400])
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) })
  }
  expect(await rows()).toHaveLength(1)
})
