import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { answers } from '../pages/answer.ts'
import { openFastLane, parse, type Ready } from './fast-lane.ts'

const body = Buffer.from('a ready page')
const page = answers(200, { etag: '"1"' }, { identity: body, gzip: body, br: body }).identity
const plain = 'GET /ready HTTP/1.1\r\nHost: here\r\n\r\n'

const accepted: Socket[] = []
const lines: Record<string, unknown>[] = []
const intoLines = { write: (line: string) => void lines.push(JSON.parse(line)) }

let closeServer: () => Promise<void>

afterEach(() => {
  accepted.length = 0
  lines.length = 0
  return closeServer?.()
})

async function serve(answer = page, look?: (header: string) => void) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(`node:http saw ${request.method} ${request.url}`))
  })
  const readyFor: Ready = ({ path }) => (path === '/ready' ? answer : undefined)
  const lane = openFastLane(server, readyFor, pino({}, intoLines), look)
  server.on('connection', (socket: Socket) => accepted.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeServer = async () => {
    lane.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return (server.address() as AddressInfo).port
}

/** Each piece once the one before has been read: on a busy machine several would arrive as one. */
async function say(port: number, ...pieces: string[]): Promise<string> {
  const before = accepted.length
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let sent = 0
  socket.on('data', (chunk) => (heard += chunk))
  socket.on('error', () => {})
  const isRead = () => socket.destroyed || (accepted[before]?.bytesRead ?? 0) >= sent
  for (const piece of pieces) {
    socket.write(piece)
    sent += Buffer.byteLength(piece)
    for (let tries = 0; tries < 100 && !isRead(); tries++) await wait(10)
    await wait(40)
  }
  await wait(40)
  socket.destroy()
  return heard
}

const count = (text: string, part: string) => text.split(part).length - 1

test('a plain request of a ready page is answered on the socket, as often as it comes', async () => {
  const heard = await say(await serve(), plain, plain, plain)
  expect(count(heard, 'HTTP/1.1 200 OK\r\n')).toBe(3)
  expect(count(heard, 'a ready page')).toBe(3)
  expect(heard).toMatch(/\r\ndate: .+ GMT\r\n/)
  expect(heard).not.toContain('node:http')
})

test('each answer has an id of its own, and a line in ten seconds says for how many it stands', async () => {
  const heard = await say(await serve(), plain, plain, plain)
  const ids = [...heard.matchAll(/\r\nx-request-id: (\S+)\r\n/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(3)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ requestId: ids[0], path: '/ready', status: 200, answered: 1 })
})

test('an answer that is still on its way keeps its own id when the next one is written', async () => {
  const port = await serve(answers(200, {}, { identity: Buffer.alloc(12_000, 'x') }).identity)
  const slow = connect(port, '127.0.0.1')
  await expect.poll(() => accepted.length).toBe(1)
  const [there] = accepted as [Socket]
  // Nothing is read, until answers have to wait on the other side.
  while (!there.writableNeedDrain) {
    const before = there.bytesWritten
    slow.write(plain)
    while (there.bytesWritten === before) await new Promise(setImmediate)
  }
  let heard = ''
  slow.on('data', (piece) => (heard += piece))
  await expect.poll(() => heard.length).toBe(there.bytesWritten)
  slow.destroy()
  const ids = [...heard.matchAll(/x-request-id: (\S{21})\r\n/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a page that is not ready goes to node:http, and so does all that follows on the connection', async () => {
  const heard = await say(await serve(), plain, plain.replace('/ready', '/other'), plain)
  expect(count(heard, 'a ready page')).toBe(1)
  expect(heard).toContain('node:http saw GET /other')
  expect(heard).toContain('node:http saw GET /ready')
})

test('a request in pieces is put together by node:http', async () => {
  const heard = await say(await serve(), plain.slice(0, 9), plain.slice(9))
  expect(heard).toContain('node:http saw GET /ready')
})

test('requests in one packet are all answered, in order, by node:http', async () => {
  const heard = await say(await serve(), plain + plain.replace('/ready', '/second'))
  expect(heard.indexOf('saw GET /ready')).toBeGreaterThan(-1)
  expect(heard.indexOf('saw GET /second')).toBeGreaterThan(heard.indexOf('saw GET /ready'))
})

test('a body is never taken for a request', async () => {
  const smuggled = `GET /ready HTTP/1.1\r\nHost: here\r\nContent-Length: ${plain.length}\r\n\r\n`
  const heard = await say(await serve(), smuggled, plain)
  expect(count(heard, 'HTTP/1.1 200')).toBe(1)
  expect(heard).not.toContain('a ready page')
})

test.each([
  ['HTTP/1.0', 'GET /ready HTTP/1.0\r\nHost: here\r\n\r\n'],
  ['another method', 'HEAD /ready HTTP/1.1\r\nHost: here\r\n\r\n'],
  ['no host', 'GET /ready HTTP/1.1\r\nAccept: a\r\n\r\n'],
  ['two hosts', 'GET /ready HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  [
    'two lists of encodings',
    'GET /ready HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\naccept-encoding: gzip\r\n\r\n',
  ],
  [
    'two tags',
    'GET /ready HTTP/1.1\r\nHost: a\r\nIf-None-Match: "a"\r\nif-none-match: "b"\r\n\r\n',
  ],
  ['a length', 'GET /ready HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
  ['chunks', 'GET /ready HTTP/1.1\r\nHost: a\r\ntransfer-encoding: chunked\r\n\r\n'],
  ['a space before a colon', 'GET /ready HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a folded header', 'GET /ready HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
  ['a bare line feed', 'GET /ready HTTP/1.1\nHost: a\n\n'],
  ['a bare carriage return', 'GET /ready HTTP/1.1\r\nHost: a\rb\r\n\r\n'],
  ['a NUL', 'GET /ready HTTP/1.1\r\nHost: a\0\r\n\r\n'],
  ['a wish to close', 'GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an upgrade', 'GET /ready HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\n'],
  ['a wish for Markdown', 'GET /ready HTTP/1.1\r\nHost: a\r\nAccept: Text/Markdown, */*\r\n\r\n'],
  ['a range', 'GET /ready HTTP/1.1\r\nHost: a\r\nRange: bytes=0-1\r\n\r\n'],
  ['an absolute address', 'GET http://here/ready HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['very long headers', `GET /ready HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(9000)}\r\n\r\n`],
])('a request with %s is left to node:http', (_what, text) => {
  expect(parse(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test('what a browser sends is understood', () => {
  const text =
    'GET /work?x=1 HTTP/1.1\r\nHost: here:3000\r\nConnection: keep-alive\r\nUser-Agent: A (B; c) d/1.0\r\nAccept-Encoding: gzip, br\r\nIf-None-Match: W/"x"\r\nCookie: a=b\r\n\r\n'
  expect(parse(Buffer.from(text))).toEqual({
    path: '/work?x=1',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: 'W/"x"',
  })
})

test('a forwarded header is told of once on each connection, and the page is answered as ever', async () => {
  const told: string[] = []
  const port = await serve(page, (header) => void told.push(header))
  expect(count(await say(port, plain), 'a ready page')).toBe(1)
  for (const name of ['X-Forwarded-For', 'Forwarded', 'x-real-ip']) {
    const proxied = plain.replace('\r\n\r\n', `\r\n${name}: 203.0.113.7\r\n\r\n`)
    const heard = await say(port, proxied, proxied)
    expect([count(heard, 'a ready page'), count(heard, 'node:http')]).toEqual([2, 0])
  }
  expect(told).toEqual(['x-forwarded-for', 'forwarded', 'x-real-ip'])
})

test('a stop does not wait for connections that only might ask again', async () => {
  const port = await serve()
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('data', () => closeServer())
  socket.write(plain)
  await closed
})
