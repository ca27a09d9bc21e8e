import { openDocuments } from '../documents/read/documents.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { pino } from 'pino'
import type { z } from 'zod'
import { expect, onTestFinished } from 'vitest'
import { type House, onDatabase } from '../../../test/database/both-databases.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openFiles } from '../../platform/files/files.ts'
import { textsOf } from '../../web/i18n.tsx'
import { pageWorks } from '../../pages/page-tasks.ts'
import { answersOf } from './answers-of.ts'
import type { OpenApi, Operation } from './open-api.ts'

const siteUrl = 'https://www.acme.example'

/** The whole house, as it stands before it listens. */
async function openWholeHouse({ db, changes, clock, dataDir }: House) {
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL: siteUrl })
  const parts = { config, log: pino({ level: 'silent' }), text: textsOf({}), db, clock }
  const load = () => Promise.reject(new Error('No page is asked for here.'))
  const mode = 'development'
  const app = buildApp({
    ...parts,
    changes,
    documents: openDocuments(db),
    blankPack: 'packs/blank',
    files: openFiles(config, 'sent'),
    secret: 'secret',
    health: { started: Promise.resolve(), stopping: false, check: async () => {} },
    pages: { works: pageWorks({ ...parts, load, mode }), assetsDir: '', mode },
  })
  onTestFinished(() => app.close())
  await app.ready()
  return app
}

const described = async (app: Awaited<ReturnType<typeof openWholeHouse>>) =>
  (await app.inject({ url: '/api/openapi.json' })).json<OpenApi>()

const operationsOf = ({ paths }: OpenApi): [name: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  )

onDatabase('sqlite', 'API-3…8: every route of the house is documented as it is', async (house) => {
  const app = await openWholeHouse(house)
  const there = app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => {
      const who = typeof access === 'object' ? access.permission : access
      return `${method} ${url.replace(/:\w+|\*/g, '{}')} ${who === 'public' ? 'everybody' : who}`
    })
  expect(there.length).toBeGreaterThan(60)
  const operations = operationsOf(await described(app))
  const told = operations.map(([name, operation]) => {
    const { description, security } = operation as Operation & { security?: object[] }
    const who = /^For (everybody|who knows METRICS_TOKEN|all staff|staff: [^.]+)\./.exec(
      description,
    )
    expect([name, who === null, security !== undefined]).toEqual([
      name,
      false,
      who![1] !== 'everybody',
    ])
    return name.replace(/\{\w+\}/g, '{}')
  })
  expect(told.toSorted()).toEqual(there.map((one) => one.replace(/ [^/]+$/, '')).toSorted())
})

onDatabase(
  'sqlite',
  'API-3…8: the description is OpenAPI 3.1, and nothing in it is missing',
  async (house) => {
    const app = await openWholeHouse(house)
    const document = await described(app)
    expect(await new Validator().validate({ ...document })).toEqual({
      valid: true,
    })
    const operations = operationsOf(document)
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [name, { summary, tags, requestBody, responses }] of operations) {
      expect([name, summary.length > 0, tags.length]).toEqual([name, true, 1])
      const samples = Object.entries(requestBody?.content ?? {})
      for (const [status, { content = {} }] of Object.entries(responses))
        for (const [type, sample] of Object.entries(content)) {
          if (Number(status) < 400) samples.push([type, sample])
          else
            expect([name, status, type, Object.keys(sample.examples ?? {})]).not.toEqual([
              name,
              status,
              type,
              [],
            ])
        }
      for (const [type, { example }] of samples)
        if (/json|multipart/.test(type)) expect([name, typeof example]).toEqual([name, 'object'])
    }
  },
)

onDatabase('sqlite', 'API-3…8: each example is what its schema describes', async (house) => {
  const app = await openWholeHouse(house)
  const { paths } = await described(app)
  const wrong: unknown[] = []
  const check = (name: string, schema: unknown, example: unknown) => {
    const { error } = (schema as z.ZodType).safeParse(example)
    if (error) wrong.push([name, example, error.issues])
  }
  for (const route of app.declaredRoutes.filter(({ method }) => method !== 'HEAD')) {
    const { schema } = route.options
    const name = `${route.method} ${schema!.path}`
    const { requestBody, responses } = paths[schema!.path!]![route.method.toLowerCase()]!
    const sent = requestBody?.content['application/json']
    if (sent) check(name, schema!.body, sent.example)
    for (const [status, { own, refused }] of answersOf(route)) {
      const answer = responses[status]?.content?.['application/json']
      if (own && !('content' in own) && answer && refused.length === 0)
        check(`${name} ${status}`, own, answer.example)
    }
  }
  expect(wrong).toEqual([])
})

onDatabase('sqlite', 'API-3…8: a code stands for one refusal, whoever says it', async (house) => {
  const app = await openWholeHouse(house)
  const statuses = new Map<string, Set<number>>()
  for (const route of app.declaredRoutes)
    for (const { refused } of answersOf(route).values())
      for (const { code, status } of refused)
        statuses.set(code, (statuses.get(code) ?? new Set()).add(status))
  expect([...statuses.keys()].filter((code) => !/^[a-z]+(-[a-z\d]+)+$/.test(code))).toEqual([])
  expect([...statuses].filter(([, known]) => known.size > 1)).toEqual([])
})

onDatabase('sqlite', 'API-3…8: people and programs read the same description', async (house) => {
  const app = await openWholeHouse(house)
  const page = await app.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const document = await described(app)
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(path)
  expect(page.body).toContain('brought within 1 and 50')
  expect(page.body).toContain('For staff: owner, recruiter.')
  expect(page.body).toContain('<code>post-not-found</code>')
  expect([...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
    [...new Set([...page.body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id))].toSorted(),
  )

  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: siteUrl }] })
  const post = document.paths['/api/blogs/post']!.post!
  expect(post).toMatchObject({ operationId: 'writePost', security: [{ session: [] }] })
  const schema = post.requestBody!.content['application/json']!.schema
  expect(schema.required).toEqual(['title', 'category', 'thumbnail', 'content'])
  expect(Object.keys(post.responses)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '413',
    '415',
    '500',
    '503',
    '507',
  ])
  const change = document.paths['/api/blogs/post/{key}']!.put!
  expect(change.responses[409]!.content!['application/json']!.examples).toMatchObject({
    'post-changed': { value: { code: 'post-changed', post: { version: 2 } } },
  })

  const enquiry = document.paths['/api/v1.0/email/send-form']!.post!
  const form = enquiry.requestBody!.content['multipart/form-data']!.schema
  expect(form.properties!.help).toMatchObject({ type: 'string', maxLength: 5000 })
  expect(form.properties!.file).toMatchObject({ format: 'binary' })
  expect(form.required).toEqual(expect.arrayContaining(['name', 'email', 'user_id']))
  const contact = document.paths['/contact']!.post!
  const { examples } = contact.responses['400']!.content!['text/html']!
  expect(examples!['form-too-many-fields']!.value).toContain(
    '<p>This form has too many fields.</p>',
  )
  const invitation = document.paths['/api/staff']!.post!.requestBody!.content['application/json']!
  expect(invitation.schema.properties!.role!.enum).toContain('recruiter')
})

onDatabase(
  'sqlite',
  'issue 12, 5: the description is written out and compressed once, and not sent again to who has it',
  async (house) => {
    const app = await openWholeHouse(house)
    for (const url of ['/api/docs', '/api/openapi.json']) {
      const whole = await app.inject({ url })
      const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect([whole.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
      expect(packed.rawPayload.length * 5).toBeLessThan(whole.rawPayload.length)
      const { etag, 'content-type': type } = whole.headers
      expect([packed.headers.etag, packed.headers['content-type']]).toEqual([etag, type])
      const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  },
)
