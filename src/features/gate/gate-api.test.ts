import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type House, onBothWithSample } from '../../../test/both-databases.ts'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { createHttp } from '../../platform/http/server.ts'
import { Problem } from '../../platform/problem.ts'
import { guardRoutes } from '../sessions/guard.ts'
import { logIn } from '../sessions/login/log-in.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import type { Role } from '../staff/roles.ts'
import { gateApi } from './gate-api.ts'
import type { Looks } from './gate-ground.ts'

const login = { email: 'asha@example.com', password: 'correct horse battery' }

const refuse = () => Promise.reject(new Problem(commonRefusals['too-busy']))
const busy: Looks = { siteUrl: 'https://yard.de', look: refuse, known: refuse, showing: refuse }

async function openGate({ db, changes }: House, role: Role) {
  await createFirstAdministrator(db, login)
  await db.updateTable('staff').set({ role }).execute()
  const token = await logIn(db, undefined, login, '192.0.2.1')
  const http = { log: pino({ level: 'silent' }), trustProxy: [], always: {} }
  const app = createHttp(http, () => false)
  guardRoutes(app, db)
  await app.register(gateApi, { db, changes, looks: busy })
  onTestFinished(() => app.close())
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
  const deep = await ask('['.repeat(70) + ']'.repeat(70))
  expect([deep.status, deep.body.code]).toEqual([400, 'json-too-deep'])
})
