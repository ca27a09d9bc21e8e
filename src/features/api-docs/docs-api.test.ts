import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { onDatabase } from '../../../test/both-databases.ts'
import { createHttp } from '../../platform/http/server.ts'
import { openFiles } from '../../platform/files/files.ts'
import { jobApi } from '../jobs/job-api.ts'
import { mediaApi } from '../media/media-api.ts'
import { postApi } from '../posts/post-api.ts'
import { searchApi } from '../search/search-api.ts'
import { createSiteSearch } from '../search/site-search.ts'
import { guardRoutes } from '../sessions/guard.ts'
import { docsApi } from './docs-api.ts'
import { documentedRoutes } from './documented-routes.ts'

const siteUrl = 'https://www.naksha.example'

onDatabase('sqlite', 'API-3…8: every route of the blog is documented as it is', async (house) => {
  const { db, changes, dataDir } = house
  const app = createHttp(
    { log: pino({ level: 'silent' }), trustProxy: [], always: {} },
    () => false,
  )
  onTestFinished(() => app.close())
  const there: string[] = []
  const staff: string[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    const name = `${String(method)} ${url.replace(/:\w+|\*/g, '{}')}`
    if (method === 'HEAD' || /\/api\/(docs|openapi)/.test(url)) return
    there.push(name)
    if (typeof config?.access === 'object') staff.push(name)
  })
  guardRoutes(app, db)
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const search = createSiteSearch({ list: async () => [], useful: [] })
  await app.register(jobApi, { db, changes })
  await app.register(postApi, { db, changes })
  await app.register(mediaApi, { db, changes, files })
  await app.register(searchApi, { search })
  await app.register(docsApi, { siteUrl })
  await app.ready()

  const told = documentedRoutes.filter(({ path }) => path !== '/admin/login')
  const nameOf = ({ method, path }: (typeof told)[0]) =>
    `${method} ${path.replace('{width}.{format}', '{}').replace(/\{\w+\}/g, '{}')}`
  expect(told.map(nameOf).toSorted()).toEqual(there.toSorted())
  expect(
    told
      .filter((route) => route.staff)
      .map(nameOf)
      .toSorted(),
  ).toEqual(staff.toSorted())

  const page = await app.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  for (const { path } of documentedRoutes) expect(page.body).toContain(path)
  expect(page.body).toContain('brought within 1 and 50')

  const description = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: siteUrl }] })
  const post = description.paths['/api/blogs/post'].post
  expect(post.security).toEqual([{ session: [] }])
  const schema = post.requestBody.content['application/json'].schema
  expect(schema.required).toEqual(['title', 'category', 'thumbnail', 'content'])
  expect(Object.keys(post.responses)).toEqual(['201', '400', '401', '403', '413'])
})
