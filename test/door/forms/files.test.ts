import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

const addressesIn = (html: string) =>
  new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.\w+)"|"(\/assets\/[^"#]+)#?"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  )

test('every file that the home page names is there, with its type', async () => {
  const addresses = addressesIn((await ask(site.url, '/')).text)
  expect(addresses.size).toBeGreaterThan(5)
  for (const address of addresses) {
    const { status, headers, body } = await ask(site.url, address)
    expect([address, status]).toEqual([address, 200])
    expect(headers['content-type']).toBeTruthy()
    expect(body.length).toBeGreaterThan(0)
  }
})

test('hashed files may be kept for a year, and come compressed', async () => {
  const addresses = [...addressesIn((await ask(site.url, '/')).text)].filter((address) =>
    address.startsWith('/assets/'),
  )
  for (const address of addresses) {
    const { headers } = await ask(site.url, address, { headers: { 'accept-encoding': 'br' } })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const isCode = /\.(js|css)$/.test(address) && Number(headers['content-length']) > 200
    if (isCode) expect([address, headers['content-encoding']]).toEqual([address, 'br'])
  }
})

test('the texts are asked for anew each time: old ones would not fit the page that is there', async () => {
  const { headers } = await ask(site.url, '/locales/en/translation.json')
  expect(headers['cache-control']).toBe('no-cache')
  expect(
    (
      await ask(site.url, '/locales/en/translation.json', {
        headers: { 'if-none-match': headers.etag },
      })
    ).status,
  ).toBe(304)
})

test('API-10: the English texts are at their own address, as they are in the repository', async () => {
  const { status, headers, text } = await ask(site.url, '/locales/en/translation.json')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(text)).toEqual(
    JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')),
  )
})

test.each([
  '/../package.json',
  '/assets/../../server/index.js',
  '/assets/..%2f..%2fserver%2findex.js',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cpackage.json',
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/assets/missing-1234.js',
])('%s is nobody’s business', async (path) => {
  const { status, text } = await ask(site.url, path)
  expect([400, 404]).toContain(status)
  expect(text).not.toMatch(/"dependencies"|root:x:|createServer|"isEntry"/)
})

test('a missing hashed file is no page: a browser that waits for code must not be given HTML', async () => {
  const { status, headers } = await ask(site.url, '/assets/gone-12345678.js')
  expect(status).toBe(404)
  expect(headers['cache-control']).not.toContain('immutable')
})
