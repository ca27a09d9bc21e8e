import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { multipartBody } from '../../sent/sent-forms.ts'
import { startSite } from '../../server/site.ts'

const body = JSON.stringify({ name: 'half now, half later' })

/** A request whose second half arrives when we say so. */
async function slowRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(
    `POST /api/nothing HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await wait(200)
  return {
    async finish() {
      socket.write(body.slice(5))
      await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
      return answer
    },
  }
}

test('SIGTERM: not ready at once, the request in flight is finished, the end is clean', async () => {
  const site = await startSite()
  const slow = await slowRequest(site.port)
  site.child.kill('SIGTERM')
  await wait(200)
  const ready = await ask(site.url, '/readyz').catch(() => undefined)
  expect(ready?.status).not.toBe(200)
  expect(site.child.exitCode).toBeNull()

  const answer = await slow.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/"message":"[A-Z].+\.","code":"[a-z-]+"\}$/)
  expect(await site.ended).toBe(0)
  expect(site.complaints()).toEqual([])
  await site.stop()
})

test(
  'a connection that is only kept alive does not hold up the stop',
  { tags: ['long'] },
  async () => {
    const site = await startSite()
    const idle = connect(site.port, '127.0.0.1')
    idle.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n')
    await once(idle, 'data')
    const before = Date.now()
    expect(await site.stop()).toBe(0)
    expect(Date.now() - before).toBeLessThan(3000)
    idle.destroy()
  },
)

/** As a browser's: it does not hang up only because the other side has nothing more to say. */
async function browserConnection(port: number, question: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(question)
  return { socket, answer: () => answer }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`

test(
  'connections that a browser keeps, used and unused, are closed at once',
  { tags: ['long'] },
  async () => {
    const site = await startSite()
    await ask(site.url, '/careers')
    const kept = await Promise.all(
      [get('/careers'), get('/healthz'), get('/careers') + get('/healthz'), ''].map((question) =>
        browserConnection(site.port, question),
      ),
    )
    const [quick, careful] = kept
    await expect.poll(() => quick!.answer()).toContain('</html>')
    await expect.poll(() => careful!.answer()).toContain('alive')
    const before = Date.now()
    expect(await site.stop()).toBe(0)
    expect(Date.now() - before).toBeLessThan(2000)
    for (const { socket } of kept) socket.destroy()
  },
)

test('a browser that has the site open does not hold up the stop', { tags: ['long'] }, async () => {
  const site = await startSite()
  const browser = await chromium.launch({
    executablePath: inject('chromiumPath'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/careers`, { waitUntil: 'networkidle' })
    await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
    const before = Date.now()
    expect(await site.stop()).toBe(0)
    expect(Date.now() - before).toBeLessThan(2000)
  } finally {
    await browser.close()
  }
})

test('a refused upload that goes on is told why, then cut off', { tags: ['long'] }, async () => {
  const site = await startSite()
  const head = `POST /api/jobs/no-such-job/apply HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`
  const upload = await browserConnection(site.port, head)
  const sending = setInterval(() => upload.socket.write('x'.repeat(1000)), 50)
  await expect
    .poll(() => upload.answer())
    .toMatch(/^HTTP\/1\.1 404 [^]*\{"message":"[^"]+","code":"[a-z-]+"\}$/)
  await wait(300)
  expect(upload.socket.destroyed).toBe(false)
  const before = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - before).toBeLessThan(5000)
  clearInterval(sending)
  upload.socket.destroy()
})

test('an upload that is being read is finished before the end', async () => {
  const site = await startSite()
  await ask(site.url, '/careers')
  const { payload, headers } = multipartBody({ name: 'Ananya' }, [
    { name: 'brief.txt', bytes: Buffer.alloc(200_000, 'a') },
  ])
  const upload = await browserConnection(
    site.port,
    `POST /api/v1.0/email/send-form HTTP/1.1\r\nhost: here\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  )
  upload.socket.write(payload.subarray(0, 1000))
  await wait(300)
  site.child.kill('SIGTERM')
  await wait(3000)
  expect(site.child.exitCode).toBeNull()
  upload.socket.write(payload.subarray(1000))
  await expect.poll(() => upload.answer()).toMatch(/^HTTP\/1\.1 400 [^]*The User ID is required/)
  expect(await site.ended).toBe(0)
  expect(site.complaints()).toEqual([])
  await site.stop()
})

test(
  'SIGINT ends it as cleanly, and a second signal changes nothing',
  { tags: ['long'] },
  async () => {
    const site = await startSite()
    site.child.kill('SIGINT')
    site.child.kill('SIGINT')
    expect(await site.ended).toBe(0)
    await site.stop()
  },
)
