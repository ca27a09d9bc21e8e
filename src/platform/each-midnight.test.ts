import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachMidnight } from './each-midnight.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it calls once when the day of UTC turns, when it turns where days end last, and after a sleep of days', () => {
  vi.setSystemTime('2026-11-21T23:59:55Z')
  let calls = 0
  const stop = eachMidnight(
    () => calls++,
    () => new Date(),
  )
  vi.advanceTimersByTime(4_000)
  expect(calls).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(calls).toBe(1)
  vi.setSystemTime('2026-11-22T11:59:55Z')
  vi.advanceTimersByTime(4_000)
  expect(calls).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(calls).toBe(2)
  vi.setSystemTime('2026-11-25T08:00:00Z')
  vi.advanceTimersByTime(10_000)
  expect(calls).toBe(3)
  stop()
  vi.setSystemTime('2026-11-29T08:00:00Z')
  vi.advanceTimersByTime(60_000)
  expect(calls).toBe(3)
})
