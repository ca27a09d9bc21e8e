import { pino } from 'pino'
import { expect, test } from 'vitest'
import { contentSecurity } from '../http/content-security.ts'
import { PageCache } from './page-cache.ts'
import { finishPage } from './page.ts'
import { ready } from './page-server.ts'

const security = contentSecurity('http://127.0.0.1', [])

const rendered = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(body),
  nouns: new Set<never>(),
})

test('an answer from memory is counted when there is one, in the encoding that is asked for', async () => {
  const cache = new PageCache({
    render: async () => rendered('page '.repeat(200)),
    security,
    log: pino({ level: 'silent' }),
    maxBytes: 1024 * 1024,
  })
  const served = { assets: 0, pages: 0 }
  const assets = new Map([['/a.js', finishPage(rendered('file'), security)]])
  const pageServer = { cache, assets, queryKeys: [], served }
  const ask = (path: string, acceptEncoding?: string) =>
    ready(pageServer, { path, acceptEncoding, ifNoneMatch: undefined })?.status
  expect(ask('/')).toBeUndefined()
  await cache.get('/')
  expect(ask('/', 'gzip')).toBeUndefined()
  expect(served).toEqual({ assets: 0, pages: 0 })
  expect([ask('/'), ask('/a.js?v=1'), ask('/a.js', 'gzip')]).toEqual([200, 200, undefined])
  expect(served).toEqual({ assets: 1, pages: 1 })
})
