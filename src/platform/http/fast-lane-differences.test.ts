import fc from 'fast-check'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentSecurity } from './content-security.ts'
import { openFastLane, type Ready } from './fast-lane.ts'
import { createHttp } from './server.ts'
import { PageCache } from '../pages/page-cache.ts'
import { type PageServer, ready, registerPages, shortcut } from '../pages/page-server.ts'

const log = pino({ level: 'silent' })
const security = contentSecurity('https://foyer.example', [])
const addresses = ['/', '/work', '/services/technology/ai', '/search?q=pump']

const closing: (() => Promise<unknown>)[] = []
let withLane = 0
let without = 0
let etag = ''
let answeredInLane = 0

beforeAll(async () => {
  withLane = await openSite(true)
  without = await openSite(false)
})
afterAll(() => Promise.all(closing.map((close) => close())))

async function openSite(hasLane: boolean): Promise<number> {
  const cache = new PageCache({
    render: async (address) => ({
      status: address === '/gone' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' },
      body: Buffer.from(`<!doctype html><title>${address}</title>`.repeat(200)),
      nouns: new Set(),
    }),
    security,
    log,
    maxBytes: 1024 * 1024,
  })
  const served = { assets: 0, pages: 0 }
  const pageServer: PageServer = { cache, assets: new Map(), queryKeys: ['q'], served }
  const app = createHttp({ log, trustProxy: [], always: security.always }, (request, response) =>
    shortcut(pageServer, request, response),
  )
  if (hasLane) {
    const readyFor: Ready = (request) => {
      const answer = ready(pageServer, request)
      if (answer) answeredInLane++
      return answer
    }
    const lane = openFastLane(app.server, readyFor, log)
    app.addHook('preClose', async () => lane.close())
  }
  registerPages(app, pageServer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  for (const address of addresses)
    for (const encoding of ['identity', 'gzip', 'br'] as const)
      etag = (await cache.get(address, encoding)).etag
  // The best compression comes later: without it the two would differ by how far each of them is.
  for (const address of addresses)
    await vi.waitFor(async () =>
      expect((await cache.get(address, 'gzip')).answers.gzip?.body[8]).toBe(2),
    )
  return (app.server.address() as { port: number }).port
}

const carryOn = 'HTTP/1.1 100 Continue\r\n\r\n'

/** What comes back for these bytes on a connection of their own, without what differs from moment to moment. */
async function answerOf(port: number, bytes: string) {
  const pieces: Buffer[] = []
  const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
  socket.on('data', (piece) => pieces.push(piece))
  await new Promise((resolve) => socket.on('close', resolve).on('error', resolve))
  const all = Buffer.concat(pieces)
  const whole =
    all.toString('latin1', 0, carryOn.length) === carryOn ? all.subarray(carryOn.length) : all
  const end = whole.indexOf('\r\n\r\n')
  const [status, ...headers] = whole.subarray(0, end).toString('latin1').split('\r\n')
  return {
    status,
    headers: headers
      .filter((line) => !momentary.test(line))
      .map((line) => line.replace(/^(x-request-id: ).+/i, '$1some'))
      .toSorted(),
    body: whole.subarray(end + 4).toString('base64'),
  }
}

/** The connection is each side's own business. */
const momentary = /^(date|connection|keep-alive):/i

const anyCase = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase())
const header = (name: string, ...values: string[]) =>
  fc
    .tuple(anyCase(name), fc.constantFrom(...values), fc.constantFrom('', ' ', '  ', '\t'))
    .map(([said, value, space]) => `${said}:${space}${value}`)

const headers = fc.oneof(
  header(
    'Accept-Encoding',
    'gzip',
    'br',
    'gzip, deflate, br, zstd',
    'identity',
    'br;q=0, gzip',
    '',
  ),
  header('Accept', '*/*', 'text/html', 'text/markdown', 'text/html, text/markdown;q=0.5'),
  header('If-None-Match', '"other"', '*', 'W/"x", "y"', 'ETAG'),
  header('Connection', 'keep-alive', 'close', 'Upgrade', 'TE'),
  header('Cookie', 'a=b', 'token="x y"'),
  header('Content-Length', '0', '5', '-1', 'x'),
  header('Range', 'bytes=0-9'),
  header('Expect', '100-continue', 'tea'),
  header('If-Modified-Since', 'Sat, 01 Jan 2028 00:00:00 GMT'),
  header('Host', 'two.example'),
  header('User-Agent', 'Mozilla/5.0 (X; Y) Z/1.0', '\u00e9'),
)

/** Mostly the usual, or hardly anything would come into the lane. */
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const requests = fc
  .record({
    method: mostly('GET', 'HEAD', 'OPTIONS', 'get', 'BREW'),
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...addresses) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('/gone', '/work/', '/%zz', '/a b', '*', '/search?q=pump&x=1'),
      },
    ),
    version: mostly('1.1', '1.0'),
    host: mostly(
      'Host: foyer.example\r\n',
      'host:foyer.example\r\n',
      '',
      'Host: a b\r\n',
      'Host: a,b\r\n',
    ),
    lines: fc.array(headers, { maxLength: 4 }),
    ending: mostly('\r\n', 'x'),
  })
  .map(
    ({ method, path, version, host, lines, ending }) =>
      `${method} ${path} HTTP/${version}\r\n${host}${lines.map((line) => `${line.replace('ETAG', etag)}\r\n`).join('')}${ending}`,
  )

const runs = Number(process.env.LANE_RUNS ?? 1000)

test(
  'a thousand generated requests get the same status, headers and body with the lane and without',
  { timeout: 60_000 + runs * 30 },
  async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (bytes) => {
        const [one, other] = await Promise.all([
          answerOf(withLane, bytes),
          answerOf(without, bytes),
        ])
        expect(one).toEqual(other)
      }),
      { numRuns: runs },
    )
    // Otherwise nothing was compared.
    expect(answeredInLane).toBeGreaterThan(80)
  },
)
