import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createHttp } from '../server.ts'
import { currentTimeBudget } from '../../db/time-budget.ts'

test('long work has its patience; who asks for it is found out as soon as anywhere', async () => {
  const log = pino({ level: 'silent' })
  const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
  onTestFinished(() => app.close())
  let atLogin = 0
  app.addHook('onRequest', async () => void (atLogin = currentTimeBudget().left))
  const config = { access: 'public', patience: 'work' } as const
  const tell = async () => ({ inside: currentTimeBudget().left })
  app.get('/export', { config }, tell)
  app.post('/export', { config }, tell)
  expect((await app.inject({ url: '/export' })).json()).toEqual({ inside: 60_000 })
  expect(atLogin).toBeLessThan(2000)
  const payload = { a: 1 }
  const posted = await app.inject({ url: '/export', method: 'POST', payload })
  expect(posted.json()).toEqual({ inside: 60_000 })
  expect(atLogin).toBeLessThan(5000)
})
