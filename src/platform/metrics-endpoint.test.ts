import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../test/ask.ts'
import { freePort } from '../../test/free-port.ts'
import { openMetricsPort } from './metrics-endpoint.ts'

test('where a token is set, the port of the figures asks for it too', async () => {
  const port = await freePort()
  const token = 'a-token-of-some-length'
  const close = await openMetricsPort({ host: '127.0.0.1', port, token }, async () => 'a 1\n')
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  const as = (authorization: string) => ask(origin, '/metrics', { headers: { authorization } })
  expect((await ask(origin, '/metrics')).status).toBe(401)
  expect((await as('Bearer another')).status).toBe(401)
  expect(await as(`Bearer ${token}`)).toMatchObject({ status: 200, text: 'a 1\n' })
})
