import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, sendBytes } from '../../server/ask.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  await ask(site.url, '/work')
})
afterAll(async () => void (await site?.stop()))

const standing = [
  /^x-content-type-options: nosniff\r$/im,
  /^x-frame-options: DENY\r$/im,
  /^referrer-policy: strict-origin-when-cross-origin\r$/im,
  /^permissions-policy: camera=\(\)/im,
  /^cross-origin-opener-policy: same-origin\r$/im,
]

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)

function expectRefusal(answer: string, status: number) {
  expect(statusOf(answer)).toBe(status)
  for (const header of standing) expect(answer).toMatch(header)
  expect(JSON.parse(bodyOf(answer))).toEqual({
    message: expect.stringMatching(/^[A-Z].+\.$/),
    code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
  })
  expect(answer).toMatch(/^connection: close\r$/im)
}

test.each(['/work', '/api/nothing', '/healthz', '/favicon.svg'])(
  'two Host headers are refused with 400 at %s, and the connection ends there',
  async (path) => {
    const two = `GET ${path} HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n`
    expectRefusal(await sendBytes(site.url, two + two), 400)
    expectRefusal(await sendBytes(site.url, two.replace('Host: there', 'host: here')), 400)
    expectRefusal(await sendBytes(site.url, two.replace('1.1', '1.0')), 400)
  },
)

test('a post with two Host headers reaches nobody', async () => {
  const body = 'email=a&password=b'
  const post = `POST /admin/login HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  expectRefusal(await sendBytes(site.url, post), 400)
})

test('no Host is refused in words, by the answer of the house', async () => {
  expectRefusal(await sendBytes(site.url, 'GET /work HTTP/1.1\r\n\r\n'), 400)
})

test.each(['HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2'])('a request in %s is refused', async (version) => {
  const answer = await sendBytes(site.url, `GET /work ${version}\r\nHost: here\r\n\r\n`)
  expect([400, 505]).toContain(statusOf(answer))
  expectRefusal(answer, statusOf(answer))
})

test.each(['BREW', 'get', 'PROPFINDX', 'X-!'])(
  'the method %s is unknown, which is told from what is no request at all',
  async (method) => {
    const answerTo = (line: string) => sendBytes(site.url, `${line}\r\nHost: here\r\n\r\n`)
    for (const path of ['/work', '/api/nothing'])
      expectRefusal(await answerTo(`${method} ${path} HTTP/1.1`), 501)
    for (const line of [`${method} /work`, `${method}  HTTP/1.1`, `\x16${method} / HTTP/1.1`])
      expectRefusal(await answerTo(line), 400)
  },
)

test.each([
  ['http://elsewhere.example/work', '/work'],
  ['HTTPS://elsewhere.example:8443/work?utm_source=mail', '/work?utm_source=mail'],
  ['http://elsewhere.example', '/'],
  ['http://elsewhere.example?utm_source=mail', '/?utm_source=mail'],
  ['http://elsewhere.example/healthz', '/healthz'],
  ['http://elsewhere.example/no/such/page', '/no/such/page'],
  ['http://elsewhere.example/favicon.svg', '/favicon.svg'],
  ['http://elsewhere.example/%zz', '/%zz'],
])('%s is answered as %s is', async (absolute, path) => {
  const get = (target: string) =>
    sendBytes(site.url, `GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`)
  const [whole, plain] = [await get(absolute), await get(path)]
  expect(statusOf(whole)).toBe(statusOf(plain))
  expect(bodyOf(whole)).toBe(bodyOf(plain))
})

test.each(['a b/<script>', 'a,b', 'a/b', 'a@b', 'here:80a', '[::1', '::1', 'a%zz'])(
  'the Host %s is none, and refused',
  async (host) => {
    for (const path of ['/work', '/api/nothing'])
      expectRefusal(await sendBytes(site.url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`), 400)
  },
)

test.each([
  '',
  'here',
  'here:',
  'here.example:8080',
  '127.0.0.1:1',
  '[::1]:80',
  'a_b',
  '%C3%BC.example',
])('the Host %j is answered', async (host) =>
  expect(
    statusOf(
      await sendBytes(site.url, `GET /work HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    ),
  ).toBe(200),
)

test('CONNECT is refused in words, and the connection ends there', async () => {
  const answer = await sendBytes(site.url, 'CONNECT other:443 HTTP/1.1\r\nHost: other:443\r\n\r\n')
  expectRefusal(answer, 405)
  expect(answer).toMatch(/^allow: GET/m)
})

test('an expectation that nobody here meets is refused in words', async () => {
  const get = 'GET /work HTTP/1.1\r\nHost: here\r\nExpect: a miracle\r\nConnection: close\r\n\r\n'
  expectRefusal(await sendBytes(site.url, get), 417)
})

test('every kind of answer has all the standing headers', async () => {
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${more}\r\n`
  const asset = /"(\/assets\/[^"#]+\.js)/.exec((await ask(site.url, '/work')).text)![1]!
  const etag = (await ask(site.url, '/favicon.svg')).headers.etag!
  const questions = {
    'a ready page': get('/work'),
    'a ready page, by the fast lane': get('/work').replace('Connection: close\r\n', ''),
    'an icon': get('/favicon.ico'),
    'a file by the fast lane': get('/favicon.svg').replace('Connection: close\r\n', ''),
    code: get(asset),
    'an unchanged file': get('/favicon.svg', `If-None-Match: ${etag}\r\n`),
    'a missing file': get('/assets/missing.js'),
    'a file asked for its head': get('/favicon.ico').replace('GET', 'HEAD'),
    'a method of no file': get('/favicon.ico').replace('GET', 'DELETE'),
    'bytes that are no request': 'HELLO\r\n\r\n',
    'headers that are too large': get('/work', `x: ${'a'.repeat(40_000)}\r\n`),
    'a call': get('/api/challenge'),
    'a broken address': get('/%zz'),
    'a feed': get('/feed.xml'),
    'a moved page': get('/work/'),
  }
  for (const [kind, question] of Object.entries(questions)) {
    const answer = await firstAnswer(question)
    for (const header of standing)
      expect([kind, answer]).toEqual([kind, expect.stringMatching(header)])
  }
})

async function firstAnswer(question: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1', () => socket.write(question))
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('\r\n\r\n')
  if (!socket.destroyed) socket.destroy()
  return heard.slice(0, heard.indexOf('\r\n\r\n') + 2)
}

/** How long the other side keeps a connection after its answer, while a body drips in. */
async function heldAfterAnswer(port: number, head: string, drip: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  let answeredAt = 0
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    if (!answeredAt) answeredAt = performance.now()
    heard += chunk
  })
  socket.write(head)
  const dripping = setInterval(() => socket.writable && socket.write(drip), 200)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(dripping)
  return { heard, heldMs: performance.now() - answeredAt }
}

test(
  'who still drips a form that was refused with 429 is let go within five seconds',
  { tags: ['long'] },
  async () => {
    const limited = await startSite({ RATE_LIMIT: 'on' })
    try {
      const form = (length: number, connection: string) =>
        `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: here\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`
      const { payload, headers } = multipartBody(enquiry, [])
      const json = { ...headers, accept: 'application/json' }
      const sent = { method: 'POST', headers: json, body: payload }
      const { text } = await ask(limited.url, '/api/v1.0/email/send-form', sent)
      for (let count = 1; count < 20; count++)
        expect(statusOf(await sendBytes(limited.url, form(0, 'close')))).toBe(400)
      const { pathname } = new URL((JSON.parse(text) as { statusUrl: string }).statusUrl)
      const withdrawn = await ask(limited.url, `${pathname}/withdraw`, { method: 'POST' })
      expect([withdrawn.status, withdrawn.headers['retry-after']]).toEqual([
        429,
        expect.stringMatching(/^\d+$/),
      ])
      const api = await heldAfterAnswer(limited.port, form(100_000, 'keep-alive'), '-')
      expect(statusOf(api.heard)).toBe(429)
      expect(api.heard).toMatch(/^connection: close\r$/im)
      expect(bodyOf(api.heard)).toContain('Please try again in')
      expect(api.heldMs).toBeLessThan(5000)
      const page = form(100_000, 'keep-alive').replace('/api/v1.0/email/send-form', '/contact')
      const posted = await heldAfterAnswer(limited.port, page, '-')
      expect(statusOf(posted.heard)).toBe(429)
      expect(posted.heard).toMatch(/^connection: close\r$/im)
      expect(posted.heldMs).toBeLessThan(5000)
    } finally {
      await limited.stop()
    }
  },
)

test(
  'FAST_LANE=off: node:http answers ready pages too, as its headers say',
  { tags: ['long'] },
  async () => {
    const slow = await startSite({ FAST_LANE: 'off' })
    try {
      const get = 'GET /work HTTP/1.1\r\nHost: here\r\n\r\n'
      await ask(slow.url, '/work')
      expect(await sendBytes(slow.url, get)).toMatch(/^keep-alive: timeout=\d+\r$/im)
      const lane = await sendBytes(site.url, get)
      expect(lane).toMatch(/^x-request-id: \S+\r$/im)
      expect(lane).not.toMatch(/^keep-alive:/im)
    } finally {
      await slow.stop()
    }
  },
)

test('CON-2: without a number the chat button leads to the form, and nothing to wa.me', async () => {
  for (const path of ['/contact', '/']) {
    const { text } = await ask(site.url, path, { headers: { accept: 'text/html' } })
    expect(text).not.toContain('wa.me')
    const [, href] = /<a [^>]*href="([^"]*)"[^>]*>We are always excited to chat!</.exec(text) ?? []
    expect([path, href]).toEqual([path, '#contact-name'])
    expect(text).toContain('id="contact-name"')
  }
})
