import { openDocuments } from '../documents/read/documents.ts'
import { randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { owner } from '../../../test/server/owner.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createHttp } from '../../platform/http/server.ts'
import { openFiles } from '../../platform/files/files.ts'
import { pageWorks } from '../../pages/page-tasks.ts'
import { englishTexts } from '../../web/translations.server.ts'
import { postJob } from '../jobs/write/post-job.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import { isGranted, type Permission } from '../staff/permission.ts'
import { sampleContent } from './actor.ts'
import { guardRoutes } from './guard.ts'
import { logIn } from './login/log-in.ts'

const log = pino({ level: 'silent' })
const job = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience',
  location: 'Kochi',
  salaryRange: 'Fair',
}

/** The whole server, and every route that it registers, however late and wherever. */
async function developmentSecurity({ db, changes, clock, dataDir }: House) {
  const routes: RouteOptions[] = []
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', watch)
  const file = readFileSync('public/locales/en/translation.json', 'utf8')
  const text = await englishTexts(JSON.parse(file))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' })
  const parts = { config, log, text, db, clock }
  const load = () => Promise.reject(new Error('no pages'))
  const mode = 'development'
  const app = buildApp({
    ...parts,
    changes,
    documents: openDocuments(db),
    blankPack: 'packs/blank',
    files: openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'sent'),
    secret: 'secret',
    health: { started: Promise.resolve(), stopping: false, check: async () => {} },
    pages: { works: pageWorks({ ...parts, load, mode }), assetsDir: '', mode },
  })
  unsubscribe('fastify.initialization', watch)
  onTestFinished(() => app.close())
  await app.ready()
  return { app, guarded: routes.flatMap(permissionsOf) }
}

const permissionsOf = ({ method, url, config }: RouteOptions) =>
  typeof config?.access === 'object'
    ? [method].flat().map((one) => ({
        method: one as 'POST' | 'HEAD',
        url,
        permission: (config.access as { permission: Permission }).permission,
        isOpenToNobody: 'orNobody' in (config.access as object),
      }))
    : []

async function everything({ db }: House) {
  const tables = await db.introspection.getTables()
  const rows = tables.map(async ({ name }) => {
    const all = await db
      .selectFrom(name as 'staff')
      .selectAll()
      .execute()
    return [name, all.map((row) => JSON.stringify(row)).sort()]
  })
  return Object.fromEntries(await Promise.all(rows))
}

async function withOwnerAndJob(house: House) {
  await createFirstAdministrator(house, owner)
  const { id } = await postJob(house, sampleContent, job)
  const open = () => logIn(house, undefined, owner, '192.0.2.1')
  return { id, open }
}

onBothDatabases.postgresLong(
  'ADM-2: every route that asks for a permission refuses whoever has no valid token, and changes nothing',
  async (house) => {
    const { app, guarded } = await developmentSecurity(house)
    expect(guarded.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'POST /admin/logout',
        'GET /api/sessions',
        'DELETE /api/sessions/:id',
        'POST /api/staff',
        'DELETE /api/staff/:id',
        'POST /jobs',
        'PUT /jobs/:id',
        'DELETE /jobs/:id',
      ]),
    )
    const { id, open } = await withOwnerAndJob(house)
    const expired = await open()
    await house.db.updateTable('sessions').set({ expiresAt: new Date().toISOString() }).execute()
    const valid = await open()
    const revoked = await open()
    const credentials = {
      'no token': undefined,
      'an empty token': 'Bearer ',
      junk: 'Bearer null',
      'an unknown token': `Bearer ${randomBytes(32).toString('base64url')}`,
      'an expired token': `Bearer ${expired}`,
      'a revoked token': `Bearer ${revoked}`,
      'two tokens': `Bearer ${valid} ${valid}`,
      'another scheme': `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`,
      'a bare token': valid,
    }
    const revoking = { authorization: `Bearer ${revoked}` }
    await app.inject({ method: 'POST', url: '/admin/logout', headers: revoking })
    const before = await everything(house)
    for (const { method, url, isOpenToNobody } of guarded)
      for (const [kind, authorization] of Object.entries(credentials))
        for (const payload of [JSON.stringify(job), '{']) {
          if (isOpenToNobody && !authorization) continue
          const headers = {
            'content-type': 'application/json',
            ...(authorization && { authorization }),
          }
          const answer = await app.inject({
            method,
            url: url.replace(/:\w+/, id),
            headers,
            payload,
          })
          expect([kind, method, url, answer.statusCode]).toEqual([kind, method, url, 401])
          if (method !== 'HEAD')
            expect(answer.json()).toEqual({
              message: expect.stringMatching(/^[A-Z].+\.$/),
              code: expect.stringMatching(/^(not-logged-in|session-ended)$/),
            })
          expect(answer.headers).toMatchObject({
            'www-authenticate': 'Bearer',
            'cache-control': 'no-store',
          })
        }
    expect(await everything(house)).toEqual(before)
  },
)

onBothDatabases.postgresLong(
  'every route that asks for a permission refuses every role without it, and changes nothing',
  async (house) => {
    const { app, guarded } = await developmentSecurity(house)
    const { id, open } = await withOwnerAndJob(house)
    const headers = { authorization: `Bearer ${await open()}` }
    let refusals = 0
    for (const role of ['editor', 'recruiter', 'sales'] as const) {
      await house.db.updateTable('staff').set({ role }).execute()
      const before = await everything(house)
      for (const { method, url, permission } of guarded.filter(
        (one) => !isGranted(one.permission, role) && !one.isOpenToNobody,
      )) {
        const answer = await app.inject({
          method,
          url: url.replace(/:\w+/, id),
          headers,
          payload: job,
        })
        expect([role, permission, url, answer.statusCode]).toEqual([role, permission, url, 403])
        if (method !== 'HEAD')
          expect(answer.json()).toEqual({
            message: 'Your role doesn’t allow this. Ask an owner.',
            code: 'role-not-allowed',
          })
        expect(answer.headers['www-authenticate']).toBeUndefined()
        refusals++
      }
      expect(await everything(house)).toEqual(before)
    }
    expect(refusals).toBeGreaterThanOrEqual(6)
  },
)

onBothDatabases(
  'a route that asks for a permission nobody can have stops the start',
  async ({ db, clock }) => {
    const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
    guardRoutes(app, { db, clock })
    expect(() =>
      app.get('/secret', { config: { access: { permission: 'jbos' } } }, async () => 'secret'),
    ).toThrow("GET /secret asks for 'jbos', which nobody can have.")
  },
)

test('a public route has nobody who acts', async () => {
  const { actorOf } = await import('./guard.ts')
  expect(() => actorOf({ actor: null } as never)).toThrow('Please log in.')
})
