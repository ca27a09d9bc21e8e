import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, sendBytes } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

test.each([
  ['a page', 'GET', '/', 200],
  ['a page asked for its head', 'HEAD', '/', 200],
  ['a missing page', 'GET', '/no/such/page', 404],
  ['a moved page', 'GET', '/work/', 301],
  ['a missing call', 'GET', '/api/nothing', 404],
  ['a wrong method', 'DELETE', '/work', 405],
  ['a broken address', 'GET', '/%E0%A4%A', 400],
  ['a long address', 'GET', `/${'a'.repeat(5000)}`, 414],
  ['health', 'GET', '/healthz', 200],
  ['the figures', 'GET', '/metrics', 401],
])('%s carries the security headers', async (_kind, method, path, status) => {
  const answer = await ask(site.url, path, { method })
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(always)
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers).not.toHaveProperty('server')
})

test.each(['/healthz', '/api/nothing', '/no/such/page'])(
  '%s names the request, and never as the visitor wishes',
  async (path) => {
    const ids = new Set<unknown>()
    for (let count = 0; count < 3; count++) {
      const { headers } = await ask(site.url, path, { headers: { 'x-request-id': 'forged' } })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]+-\w+$/)
      ids.add(headers['x-request-id'])
    }
    expect(ids.size).toBe(3)
  },
)

test('a file is what its type says and nothing else', async () => {
  for (const path of ['/locales/en/translation.json', '/favicon.svg', '/robots.txt']) {
    const { headers } = await ask(site.url, path)
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
  }
})

test('a picture that somebody opens by itself runs nothing', async () => {
  const { headers } = await ask(site.url, '/favicon.svg')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
})

test('an answer to a broken request carries them too', async () => {
  expect(await sendBytes(site.url, 'HELLO\r\n\r\n')).toMatch(/^x-content-type-options: nosniff\r$/m)
})

test('a plain address of ours is not told to be https for ever', async () => {
  expect((await ask(site.url, '/')).headers).not.toHaveProperty('strict-transport-security')
})

test.each(['/', '/no/such/page', '/work'])(
  'the policy of %s allows its own inline scripts and no other',
  async (path) => {
    const { headers, text } = await ask(site.url, path)
    const policy = policyOf(headers['content-security-policy'])
    const hashes = inlineScripts(text).map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(0)
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...hashes]))
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'hydrate'])
  },
)

test('no handler stands in an attribute, where the policy would stop it', async () => {
  expect((await ask(site.url, '/')).text).not.toMatch(/<[^>]+\son[a-z]+=/)
})

test('another address that the page may call is the configured one', async () => {
  const elsewhere = await startSite({ API_BASE_URL: 'https://api.example.com/v1' })
  const { headers } = await ask(elsewhere.url, '/')
  await elsewhere.stop()
  expect(policyOf(headers['content-security-policy']).get('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
  ])
})

function policyOf(header: string | string[] | undefined) {
  return new Map(
    String(header)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  )
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([, , code = '']) => code)
}
