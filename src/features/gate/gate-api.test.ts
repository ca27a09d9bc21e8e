import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../test/database/both-databases.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { Problem } from '../../platform/problem.ts'
import type { Role } from '../staff/roles.ts'
import { gateApi } from './gate-api.ts'
import type { Looks } from './gate-ground.ts'

const refuse = () => Promise.reject(new Problem(commonRefusals['too-busy']))
const busy: Looks = { siteUrl: 'https://yard.de', look: refuse, known: refuse, showing: refuse }

async function openGate({ db, clock, changes }: House, role: Role) {
  const ctx = { db, changes, looks: busy }
  const { app, token } = await openApp({ db, clock }, (one) => one.register(gateApi, ctx), role)
  return async (payload: string | object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/api/gate', headers, payload })
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
  }
}

const judging = (id: string, version: number) => ({ documents: [{ id, version }] })

onBothWithSample('who asks for a verdict is told why there is none', async (house) => {
  const ask = await openGate(house, 'editor')
  const privacy = await ask(judging('privacy', 1))
  expect([privacy.status, privacy.body.code]).toEqual([403, 'role-not-allowed'])
  const old = await ask(judging('home', 9))
  expect(old).toMatchObject({
    status: 409,
    body: { code: 'document-changed', document: { id: 'home', version: 1 } },
  })
  const now = await ask(judging('home', 1))
  expect([now.status, now.body.code]).toEqual([503, 'too-busy'])
  for (const torn of [judging('a\u0000b', 1), { post: 'a\u0000b' }, { job: '\ud800' }])
    expect([torn, (await ask(torn)).status]).toEqual([torn, 400])
  const other = await ask({ documents: ['home', { id: 'home', version: 1 }] })
  expect(other).toMatchObject({
    status: 400,
    body: { fields: { 'documents.0': 'Documents.0 must be an object with fields.' } },
  })
  const deep = await ask('['.repeat(70) + ']'.repeat(70))
  expect([deep.status, deep.body.code]).toEqual([400, 'json-too-deep'])
})
