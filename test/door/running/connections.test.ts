import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, sendBytes } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  await ask(site.url, '/')
  await ask(site.url, '/work')
})
afterAll(async () => void (await site?.stop()))

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: here\r\n${more}\r\n`
const last = (path: string) => get(path, 'connection: close\r\n')
const statuses = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

test.each<[string, Record<string, string>]>([
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip, br' }],
  ['/', { 'accept-encoding': 'gzip' }],
  ['/work', { 'if-none-match': '*' }],
  ['/work?utm_source=mail', {}],
  ['/locales/en/translation.json', { 'accept-encoding': 'br' }],
  ['/locales/en/translation.json?v=2', {}],
  ['/favicon.svg', {}],
  ['/work', { range: 'bytes=0-9' }],
  ['/work', { cookie: 'a=b', authorization: 'Bearer x', referer: 'https://elsewhere.example/' }],
])('nobody can tell by the answer which door gave %s %j', async (path, headers) => {
  const [quick, careful] = await Promise.all([
    ask(site.url, path, { headers }),
    ask(site.url, path, { headers: { ...headers, connection: 'close' } }),
  ])
  const lasting = (all: object) =>
    Object.entries(all)
      .filter(([name]) => !/^(date|connection|keep-alive|x-request-id)$/.test(name))
      .sort()
  expect(quick.status).toBe(careful.status)
  expect(quick.body.equals(careful.body)).toBe(true)
  expect(lasting(quick.headers)).toEqual(lasting(careful.headers))
})

test('requests that arrive in one packet are all answered, in their order', async () => {
  const answers = await sendBytes(
    site.url,
    get('/') + get('/api/nothing') + get('/work') + last('/readyz'),
  )
  expect(statuses(answers)).toEqual([200, 404, 200, 200])
  expect(answers.trimEnd()).toMatch(/\{"status":"ready"\}$/)
})

test('a request that arrives byte by byte is answered', async () => {
  const socket = connect(site.port, '127.0.0.1').setNoDelay()
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  for (const byte of last('/work')) {
    socket.write(byte)
    await wait(1)
  }
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]+<\/html>$/)
})

test('a connection may ask for anything after a ready page, and for a ready page after anything', async () => {
  const socket = connect(site.port, '127.0.0.1').setNoDelay()
  const closed = once(socket, 'close')
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk))
  const body = '{"half":"and half"}'
  const post = `POST /api/nothing HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  for (const [index, piece] of [
    get('/'),
    get('/work'),
    post + body.slice(0, 4),
    body.slice(4),
    get('/'),
    last('/readyz'),
  ].entries()) {
    socket.write(piece)
    await wait(100)
    if (index === 1) expect(statuses(answers)).toEqual([200, 200])
  }
  await closed
  expect(statuses(answers)).toEqual([200, 200, 404, 200, 200])
})

test('a thousand answers that are read slowly arrive whole', async () => {
  const one = (await ask(site.url, '/work')).body.length
  const socket = connect(site.port, '127.0.0.1')
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  await once(socket, 'connect')
  socket.pause()
  for (let index = 0; index < 1000; index++) {
    socket.write(get('/work'))
    if (index % 10 === 0) await wait(1)
  }
  await wait(500)
  socket.resume()
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(1000 * one)
  socket.destroy()
  expect((await ask(site.url, '/readyz')).status).toBe(200)
})

const smuggled = 'GET /smuggled HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n'

test.each([
  ['a length', `content-length: ${smuggled.length}\r\nconnection: close\r\n`],
  ['a length with a tab', `content-length:\t${smuggled.length}\r\nconnection: close\r\n`],
  ['a length in capitals', `CONTENT-LENGTH: ${smuggled.length}\r\nconnection: close\r\n`],
])('what follows a GET with %s is its body, not another request', async (_kind, more) => {
  const socket = connect(site.port, '127.0.0.1').setNoDelay()
  const closed = once(socket, 'close')
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk))
  socket.write(get('/', more))
  await wait(100)
  socket.write(smuggled)
  await closed
  expect(statuses(answers)).toHaveLength(1)
})

test.each([
  ['a space before the colon', 'transfer-encoding : chunked\r\n'],
  ['a folded line', 'x-one: 1\r\n two\r\n'],
  ['a line that ends without a return', 'x-one: 1\nx-two: 2\r\n'],
  ['a name that is no token', 'x(one): 1\r\n'],
  ['a header without a name', ': 1\r\n'],
])('%s is refused', async (_kind, more) => {
  expect(statuses(await sendBytes(site.url, get('/', more)))).toEqual([400])
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['lines without returns', 'GET / HTTP/1.1\nhost: here\n\n'],
  ['a lower case version', 'GET / http/1.1\r\nhost: here\r\n\r\n'],
])('a ready page asked for with %s is refused', async (_kind, bytes) => {
  expect(statuses(await sendBytes(site.url, bytes))).toEqual([400])
})

test('an old client that knows no kept connections gets its page and a closed connection', async () => {
  const answer = await sendBytes(site.url, 'GET / HTTP/1.0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})

test('whoever says that no more will come gets the answer and is let go', async () => {
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.end(get('/'))
  await once(socket, 'close', { signal: AbortSignal.timeout(5000) })
  expect(answer).toContain('</html>')
})

test('visitors who leave take their connections with them', async () => {
  const before = openSockets(site.child.pid!)
  for (let index = 0; index < 100; index++) {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(get('/'))
    await once(socket, 'data')
    if (index % 2 === 0) socket.end().resume()
    else socket.resetAndDestroy()
  }
  await expect
    .poll(() => openSockets(site.child.pid!), { timeout: 5000 })
    .toBeLessThanOrEqual(before + 2)
})

function openSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length
}
