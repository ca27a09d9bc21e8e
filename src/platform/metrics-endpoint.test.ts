import { expect, onTestFinished, test } from 'vitest'
import { ask, sendBytes } from '../../test/server/ask.ts'
import { freePort } from '../../test/server/free-port.ts'
import { currentTimeBudget } from './db/time-budget.ts'
import { contentSecurity } from './http/content-security.ts'
import { openMetricsPort } from './metrics-endpoint.ts'

test('where a token is set, the port of the figures asks for it too', async () => {
  const port = await freePort()
  const token = 'a-token-of-some-length'
  const close = await openMetricsPort({ host: '127.0.0.1', port, token }, async () => 'a 1\n', {})
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  const as = (authorization: string) => ask(origin, '/metrics', { headers: { authorization } })
  expect((await ask(origin, '/metrics')).status).toBe(401)
  expect((await as('Bearer another')).status).toBe(401)
  expect(await as(`Bearer ${token}`)).toMatchObject({ status: 200, text: 'a 1\n' })
})

test('every answer of that port has the standing headers, and two Hosts are refused', async () => {
  const port = await freePort()
  const { always } = contentSecurity('https://foyer.example', [])
  const at = { host: '127.0.0.1', port, token: undefined }
  onTestFinished(await openMetricsPort(at, async () => 'a 1\n', always))
  const origin = `http://127.0.0.1:${port}`
  for (const path of ['/metrics', '/nothing'])
    expect((await ask(origin, path)).headers).toMatchObject(always)
  const two = await sendBytes(origin, 'GET /metrics HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
  expect(two).toMatch(/^HTTP\/1\.1 400 /)
  expect(two).toMatch(/^x-content-type-options: nosniff\r$/im)
})

test('so has what node would answer by itself', async () => {
  const port = await freePort()
  const { always } = contentSecurity('https://foyer.example', [])
  const at = { host: '127.0.0.1', port, token: undefined }
  onTestFinished(await openMetricsPort(at, async () => 'a 1\n', always))
  for (const [bytes, status] of [
    ['HELLO\r\n\r\n', 400],
    ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['GET /metrics HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417],
  ] as const) {
    const answer = await sendBytes(`http://127.0.0.1:${port}`, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer).toMatch(/"message":"[A-Z].+\."/)
  }
})

test('whoever reads the figures waits for the database no longer than a health check', async () => {
  const port = await freePort()
  const at = { host: '127.0.0.1', port, token: undefined }
  const tell = async () => `${currentTimeBudget().kind}\n`
  onTestFinished(await openMetricsPort(at, tell, {}))
  expect((await ask(`http://127.0.0.1:${port}`, '/metrics')).text).toBe('health\n')
})
