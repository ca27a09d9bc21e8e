import { threadCpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { yieldToMain } from './yield-to-main.ts'

function work(ms: number) {
  const start = threadCpuUsage()
  for (;;) {
    const { user, system } = threadCpuUsage(start)
    if (user + system > ms * 1000) return
  }
}

function restAfter(ms: number, isBusy: boolean) {
  const hands = new Int32Array(new SharedArrayBuffer(4))
  hands[0] = isBusy ? 1 : 0
  const giveWay = yieldToMain(hands)
  work(ms)
  const start = performance.now()
  giveWay()
  return performance.now() - start
}

test('while the main thread has its hands full, another rests for as long as it has worked', () => {
  expect(restAfter(100, true)).toBeGreaterThan(90)
  expect(restAfter(100, false)).toBeLessThan(90)
})
