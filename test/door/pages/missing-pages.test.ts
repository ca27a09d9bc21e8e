import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

test.each([
  '/nowhere',
  '/no/such/page',
  '/apis',
  '/work/nothing/here',
  '/caf%C3%A9',
  '/<script>alert(1)</script>',
])('NAV-10: %s is a page in the site’s own frame with status 404', async (path) => {
  const { status, headers, text } = await ask(site.url, path)
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toMatch(/<header[\s>]/)
  expect(text).toMatch(/<footer[\s>]/)
  expect(text).toContain('href="/careers"')
  expect(text).not.toContain('<script>alert(1)')
  expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

test.each(['/work/%ff', '/insights/%ff', '/%E0%A4%A', '/a%00b', '/%', '/services/%ff/x', '/\\\\x'])(
  'NAV-10: a person at the malformed address %s is told so in the site’s own frame',
  async (path) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const visit = () => ask(site.url, path, { headers: { accept } })
    // A server that has just begun has yet to make it.
    await expect.poll(async () => (await visit()).text).toMatch(/<header[\s>]/)
    const { status, headers, text } = await visit()
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toMatch(/<footer[\s>]/)
    expect(text).toMatch(/<h1>[^<]+\.<\/h1>/)
    expect(text).toContain('href="/careers"')
    expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(text).not.toMatch(/aria-current="page"|%ff|%E0|%00/)
    expect(text).not.toContain('id="hydrate"')
  },
)

test.each(['/api', '/api/', '/api/nothing', '/api/blogs/nothing?x=1', '/api/%20', '/api//x'])(
  'NAV-10: %s is a 404 in JSON',
  async (path) => {
    const { status, headers, text } = await ask(site.url, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(text)).toEqual({
      message: expect.stringMatching(/^[A-Z].+\.$/),
      code: 'address-not-found',
    })
  },
)

test.each([
  ['GET', '/api/blogs/post/key/:long', 'post-not-found'],
  ['GET', '/drawings/:long', 'drawing-not-found'],
  ['GET', '/media/:long', 'picture-not-found'],
  ['GET', '/api/enquiries/:long', 'not-logged-in'],
  ['DELETE', '/jobs/:long', 'not-logged-in'],
])(
  'issue 13: %s of %s is answered as it is described, however long a name is',
  async (method, path, code) => {
    const { text } = await ask(site.url, path.replace(':long', 'y'.repeat(1500)), { method })
    expect(JSON.parse(text)).toMatchObject({ code })
  },
)

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'NAV-10: %s to a missing call is a 404 in JSON',
  async (method) => {
    const { status, text } = await ask(site.url, '/api/nothing', { method })
    expect(status).toBe(404)
    expect(JSON.parse(text)).toEqual({
      message: expect.any(String),
      code: 'address-not-found',
    })
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'])(
  '%s to a page is refused with what it answers',
  async (method) => {
    for (const path of ['/', '/work', '/locales/en/translation.json']) {
      const { status, headers, text } = await ask(site.url, path, { method })
      expect([path, status]).toEqual([path, 405])
      expect(headers.allow).toBe('GET, HEAD')
      expect(JSON.parse(text)).toEqual({
        message: expect.stringContaining(method),
        code: 'method-not-allowed',
      })
    }
  },
)

test.each([
  ['/contact', 'GET, HEAD, POST'],
  ['/careers/qa-test-engineer?x=1', 'GET, HEAD, POST'],
  ['/careers', 'GET, HEAD'],
  ['/status/some-token', 'GET, HEAD'],
  ['/status/some-token/withdraw', 'GET, HEAD, POST'],
  ['/status/some-token/files', 'GET, HEAD, POST'],
  ['/jobs', 'GET, HEAD, POST'],
  ['/jobs/some-id', 'PUT, DELETE'],
  ['/admin/login', 'POST'],
  ['/api/blogs/posts/category/Caf%C3%A9', 'GET, HEAD'],
  ['/api/blogs/categories/Other', 'DELETE'],
  ['/api/status/some-token', 'GET, HEAD'],
])('a wrong method at %s is told all that it answers: %s', async (path, allow) => {
  const { status, headers, text } = await ask(site.url, path, { method: 'PATCH' })
  expect([status, headers.allow]).toEqual([405, allow])
  expect(JSON.parse(text)).toEqual({
    message: `This address answers ${allow}, not PATCH.`,
    code: 'method-not-allowed',
  })
  for (const method of allow.split(', ')) {
    const answer = await ask(site.url, path, { method })
    expect([method, answer.status]).not.toEqual([method, 405])
  }
})

test('one page has one address: extra slashes lead there for good', async () => {
  for (const [path, location] of [
    ['/work/', '/work'],
    ['//work', '/work'],
    ['/work//', '/work'],
  ] as const) {
    const { status, headers } = await ask(site.url, path)
    expect([path, status, headers.location]).toEqual([path, 301, location])
  }
})

test('no address leads to another site', async () => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/\\/evil.example/',
    '///evil.example//',
  ]) {
    const { headers } = await ask(site.url, path)
    expect([path, new URL(headers.location ?? '/', site.url).origin]).toEqual([path, site.url])
  }
})
