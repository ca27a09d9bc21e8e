import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerHealth } from './health.ts'

test('however many ask, there is one look a second, also while it fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = Fastify()
  onTestFinished(() => app.close())
  let looks = 0
  let isWell = true
  const check = async () => {
    looks++
    if (!isWell) throw new Error('the database is away')
  }
  registerHealth(app, { started: Promise.resolve(), stopping: false, check })
  const statuses = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: 50 }, async () => (await app.inject('/readyz')).statusCode),
      ),
    )
  expect(await statuses()).toEqual(new Set([200]))
  isWell = false
  expect([await statuses(), looks]).toEqual([new Set([200]), 1])
  vi.advanceTimersByTime(1001)
  expect([await statuses(), looks]).toEqual([new Set([503]), 2])
  isWell = true
  expect([await statuses(), looks]).toEqual([new Set([503]), 2])
  vi.advanceTimersByTime(1001)
  expect([await statuses(), looks]).toEqual([new Set([200]), 3])
})
