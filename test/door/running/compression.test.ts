import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

type Encoding = keyof typeof decoders

test.each<[string | undefined, Encoding]>([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,*', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [',,;q=;;br;q=x', 'identity'],
])('accept-encoding %s is answered with %s', async (accepted, encoding) => {
  for (const path of ['/', '/locales/en/translation.json', '/api/openapi.json']) {
    const plain = await ask(site.url, path)
    const { status, headers, body } = await ask(site.url, path, {
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    expect(status).toBe(200)
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe(path === '/' ? 'accept, accept-encoding' : 'accept-encoding')
    expect(decoders[encoding](body).equals(plain.body)).toBe(true)
    if (encoding !== 'identity') expect(body.length).toBeLessThan(plain.body.length)
  }
})

test('the first answer of a cold page is compressed already', async () => {
  const { headers, body } = await ask(site.url, '/blog-posting-by-lexical', {
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toContain('</html>')
})
