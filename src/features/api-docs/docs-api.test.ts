import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type House, onDatabase } from '../../../test/both-databases.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openFiles } from '../../platform/files/files.ts'
import { textsOf } from '../../web/i18n.tsx'
import { pageWorks } from '../../pages/page-works.ts'
import type { DocumentedRoute } from './documented-route.ts'
import { documentedRoutes } from './documented-routes.ts'

const siteUrl = 'https://www.naksha.example'

/** The whole house, as it stands before it listens. */
async function openWholeHouse({ db, changes, dataDir }: House) {
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL: siteUrl })
  const parts = { config, log: pino({ level: 'silent' }), text: textsOf({}), db }
  const load = () => Promise.reject(new Error('No page is asked for here.'))
  const mode = 'development'
  const app = buildApp({
    ...parts,
    changes,
    files: openFiles(config, 'sent'),
    secret: 'secret',
    health: { stopping: false, check: async () => {} },
    pages: { works: pageWorks({ ...parts, load, mode }), assetsDir: '', mode },
  })
  onTestFinished(() => app.close())
  await app.ready()
  return app
}

const nameOf = ({ method, path, may }: DocumentedRoute) =>
  `${method} ${path.replace('{width}.{format}', '{}').replace(/\{\w+\}/g, '{}')} ${may ?? 'everybody'}`

onDatabase('sqlite', 'API-3…8: every route of the house is documented as it is', async (house) => {
  const app = await openWholeHouse(house)
  const there = app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => {
      const may = access === 'public' ? 'everybody' : access
      const who = typeof may === 'object' ? may.permission : may
      return `${method} ${url.replace(/:\w+|\*/g, '{}')} ${who}`
    })
  expect(there.length).toBeGreaterThan(60)
  expect(documentedRoutes.map(nameOf).toSorted()).toEqual(there.toSorted())
})

onDatabase('sqlite', 'API-3…8: people and programs read the same description', async (house) => {
  const app = await openWholeHouse(house)
  const page = await app.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  for (const { path } of documentedRoutes) expect(page.body).toContain(path)
  expect(page.body).toContain('brought within 1 and 50')
  expect(page.body).toContain('For staff: owner, recruiter.')
  expect([...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
    [...new Set([...page.body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id))].toSorted(),
  )

  const description = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: siteUrl }] })
  const post = description.paths['/api/blogs/post'].post
  expect(post.security).toEqual([{ session: [] }])
  const schema = post.requestBody.content['application/json'].schema
  expect(schema.required).toEqual(['title', 'category', 'thumbnail', 'content'])
  expect(Object.keys(post.responses)).toEqual(['201', '400', '401', '403', '413'])

  const enquiry = description.paths['/api/v1.0/email/send-form'].post
  const form = enquiry.requestBody.content['multipart/form-data'].schema
  expect(form.properties.help).toMatchObject({ type: 'string', maxLength: 5000 })
  expect(form.properties.file).toMatchObject({ format: 'binary' })
  expect(form.required).toEqual(expect.arrayContaining(['name', 'email', 'user_id']))
  expect(description.paths['/contact'].post.responses['400'].content).toHaveProperty('text/html')
  const invitation = description.paths['/api/staff'].post.requestBody.content['application/json']
  expect(invitation.schema.properties.role.enum).toContain('recruiter')
  expect(Object.keys(description.paths)).toHaveLength(
    new Set(documentedRoutes.map(({ path }) => path)).size,
  )
})
