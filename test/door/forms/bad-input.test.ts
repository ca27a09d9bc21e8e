import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Answer, ask, sendBytes } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))
afterEach(async () => {
  expect((await ask(site.url, '/readyz')).status).toBe(200)
  expect(site.child.exitCode).toBeNull()
  expect(site.complaints()).toEqual([])
})

const sentence = expect.stringMatching(/^[A-Z].+\.$/)
const code = expect.stringMatching(/^[a-z]+(-[a-z]+)+$/)

function expectRefusal({ status, headers, text }: Answer, expected: number) {
  expect(status).toBe(expected)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(text)).toEqual({ message: sentence, code })
  expectNoTrace(text)
}

const expectNoTrace = (text: string) =>
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|FST_ERR|HPE_|Error:/)

test.each(['/%', '/%E0%A4%A', '/%zz', '/work/%', '/%c0%af', '/a%00b', '/%00', '/services/%ff/x'])(
  'a malformed encoding in %s is refused in a sentence',
  async (path) => expectRefusal(await ask(site.url, path), 400),
)

test.each(['/api/%', '/api/%E0%A4%A', '/api/a%00b'])(
  'a malformed encoding in the call %s is a 4xx in JSON',
  async (path) => {
    const answer = await ask(site.url, path)
    expect([400, 404]).toContain(answer.status)
    expect(JSON.parse(answer.text)).toEqual({ message: sentence, code })
  },
)

test('a person in a browser reads the sentence on a small page that runs nothing', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const [method, path, status] of [
    ['GET', `/${'a'.repeat(5000)}`, 414],
    ['DELETE', '/work', 405],
  ] as const) {
    const answer = await ask(site.url, path, { method, headers: { accept } })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(answer.text).toMatch(/<h1>[A-Z].+\.<\/h1>/)
    expect(answer.text).toContain('href="/"')
  }
  const call = await ask(site.url, '/api/nothing', { headers: { accept } })
  expect(call.headers['content-type']).toMatch(/^application\/json/)
})

test.each(['/', '/api/', '/work?'])('a very long address under %s is refused', async (start) => {
  const answer = await ask(site.url, start + 'a'.repeat(10_000))
  expect([404, 414]).toContain(answer.status)
  if (!start.includes('?')) expect(JSON.parse(answer.text)).toEqual({ message: sentence, code })
})

test('headers larger than the limit are refused with 431', async () => {
  const answer = await sendBytes(
    site.url,
    `GET / HTTP/1.1\r\nhost: here\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: sentence, code })
})

test('a thousand headers are refused or ignored, not fatal', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `x-${index}: 1\r\n`).join('')
  expect(
    await sendBytes(
      site.url,
      `GET /work HTTP/1.1\r\nhost: here\r\nconnection: close\r\n${many}\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 (200|431) /)
})

const json = { 'content-type': 'application/json' }

test.each(['/api/nothing', '/work'])(
  'a body larger than the limit is refused with 413 at %s',
  async (path) => {
    const body = JSON.stringify({ text: 'a'.repeat(2_000_000) })
    expectRefusal(await ask(site.url, path, { method: 'POST', headers: json, body }), 413)
  },
)

test('a body that is declared larger than the limit is refused before it is sent', async () => {
  const answer = await sendBytes(
    site.url,
    'POST /api/nothing HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n{',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test.each(['{', '{"a":', 'not json', '{"a":1}}', "{'a':1}"])(
  'the body %s is refused as bad JSON',
  async (body) => {
    expectRefusal(await ask(site.url, '/api/nothing', { method: 'POST', headers: json, body }), 400)
  },
)

test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  'the poisoned body %s is refused',
  async (body) => {
    expectRefusal(await ask(site.url, '/api/nothing', { method: 'POST', headers: json, body }), 400)
  },
)

test.each([
  'application/x-unheard-of',
  'text',
  '',
  'application/json; charset=nonsense',
  'multipart/form-data',
])('the content type %s at a missing call is a 4xx', async (type) => {
  const headers = { 'content-type': type }
  const { status, text } = await ask(site.url, '/api/nothing', {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect([400, 404, 415]).toContain(status)
  expect(JSON.parse(text)).toEqual({ message: sentence, code })
})

test('a body announced and not sent does not hold the server', async () => {
  const answer = await sendBytes(
    site.url,
    'GET /work HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-length: 10\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /)
})

test.each([
  ['no HTTP at all', 'HELLO THERE\r\n\r\n'],
  ['a TLS hello', Buffer.from('16030100a5010000a10303', 'hex')],
  ['a version that does not exist', 'GET / HTTP/9.9\r\nhost: here\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nhost: here\r\n\r\n'],
  ['a control character in a header', 'GET / HTTP/1.1\r\nhost: here\r\nx: a\0b\r\n\r\n'],
  [
    'two lengths',
    'POST /api/x HTTP/1.1\r\nhost: here\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  ],
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nhost: here\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a chunk that is none',
    'POST /api/x HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  ],
  [
    'a length that is no number',
    'POST /api/x HTTP/1.1\r\nhost: here\r\ncontent-length: ten\r\n\r\n',
  ],
])('%s is answered with 400 and a closed connection', async (_kind, bytes) => {
  const answer = await sendBytes(site.url, bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expectNoTrace(answer)
})

test.each([
  '*',
  'http://evil.example/',
  'evil.example:443',
  '/..//../',
  '/\\',
  '/?',
  '/;x=1',
  '/%2F%2F',
])('the odd target %s is answered, not fatal', async (target) => {
  const answer = await sendBytes(
    site.url,
    `GET ${target} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (200|301|4\d\d) /)
  expectNoTrace(answer.split('\r\n\r\n')[0] ?? '')
})

test('a visitor who hangs up in the middle does no harm', async () => {
  const { connect } = await import('node:net')
  for (let index = 0; index < 50; index++) {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(
        'POST /api/nothing HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      )
      setTimeout(() => socket.resetAndDestroy(), 20)
    })
    socket.on('error', () => {})
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
})
