import type { AddressInfo } from 'node:net'
import { connect, Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttp } from './server.ts'

const log = pino({ level: 'silent' })

async function listening() {
  const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
  const config = { access: 'public' as const }
  app.post('/slow', { config, handlerTimeout: 500 }, async () => 'arrived')
  app.post(
    '/busy',
    { config, onRequest: async (_, reply) => reply.code(429).send({}) },
    async () => {},
  )
  app.get('/busy', { config }, async (_, reply) => reply.code(503).send({ message: 'Later.' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

/** What is heard while a body drips in, and how long the connection lasts after the first word. */
async function dripInto(port: number, head: string, drip = ' ') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  let answeredAt = 0
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    answeredAt ||= performance.now()
    heard += chunk
  })
  if (!drip) socket.on('end', () => socket.end())
  socket.write(head)
  const dripping = setInterval(() => socket.writable && socket.write(drip), 100)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(dripping)
  return { heard, heldMs: performance.now() - answeredAt }
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('however many requests one connection has brought, it ends in peace', async () => {
  const own = Socket.prototype.destroySoon
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  let depth = 0
  const calls = vi.spyOn(Socket.prototype, 'destroySoon').mockImplementation(function (
    this: Socket,
  ) {
    const at = { stack: '' }
    Error.captureStackTrace(at)
    depth = at.stack.split('close-after-refusal.ts').length - 1
    return own.call(this)
  })
  const port = await listening()
  const socket = connect({ port, host: '127.0.0.1' })
  const answers = () => heard.match(/HTTP\/1\.1 /g)?.length ?? 0
  let heard = ''
  let waiting = () => {}
  socket.on('data', (chunk) => {
    heard += chunk
    waiting()
  })
  const answered = (count: number) =>
    new Promise<void>((resolve) => {
      waiting = () => answers() >= count && resolve()
      waiting()
    })
  for (let count = 1; count <= 20; count++) {
    socket.write(post('/slow', 2))
    await new Promise((resolve) => setImmediate(resolve))
    socket.write('{}')
    await answered(count)
  }
  socket.write('GET /busy HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await new Promise((resolve) => socket.on('close', resolve))
  calls.mockRestore()
  Object.assign(Error, { stackTraceLimit })
  expect(answers()).toBe(21)
  expect(depth).toBeLessThan(5)
})

test('a body that never comes is answered 503, read in peace, and the connection ends within five seconds', async () => {
  const { heard, heldMs } = await dripInto(await listening(), post('/slow', 10_000))
  expect(heard).toMatch(/^HTTP\/1\.1 503 /)
  expect(heard).toMatch(/^connection: close\r$/im)
  expect(heard).toMatch(/^retry-after: 5\r$/im)
  expect(heard).toMatch(
    /"message":"This took too long\. Please try again\.","code":"took-too-long"\}$/,
  )
  expect(heldMs).toBeGreaterThan(1000)
  expect(heldMs).toBeLessThan(5000)
})

test('the answer reaches who sends a large body as fast as it can', async () => {
  const { heard } = await dripInto(
    await listening(),
    post('/busy', 800_000_000),
    'x'.repeat(2_000_000),
  )
  expect(heard).toMatch(/^HTTP\/1\.1 429 /)
})

test('as soon as the rest has arrived there is nothing to wait for', async () => {
  const { heard, heldMs } = await dripInto(await listening(), post('/busy', 10), '   ')
  expect(heard).toMatch(/^HTTP\/1\.1 429 /)
  expect(heldMs).toBeLessThan(3000)
})

test('a 503 to a request without a body ends the connection too', async () => {
  const { heard } = await dripInto(await listening(), 'GET /busy HTTP/1.1\r\nHost: a\r\n\r\n', '')
  expect(heard).toMatch(/^connection: close\r$/im)
  expect(heard).toContain('Later.')
})
