import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAfter, type End } from './ask-after.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function asking(ask: (signal: AbortSignal) => Promise<string>) {
  const signals: AbortSignal[] = []
  const told: End<string>[] = []
  const drop = askAfter(
    120,
    (signal) => {
      signals.push(signal)
      return ask(signal)
    },
    (end) => told.push(end),
  )
  return { signals, told, drop }
}

test('it asks after the pause and tells the answer, or that there was none', async () => {
  const { signals, told } = asking(async () => 'found')
  await vi.advanceTimersByTimeAsync(119)
  expect([signals.length, told]).toEqual([0, []])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([{ phase: 'found', answer: 'found' }])

  const failing = asking(() => Promise.reject(new Error('503')))
  await vi.advanceTimersByTimeAsync(120)
  expect(failing.told).toEqual([{ phase: 'failed' }])
})

test('what is dropped in the pause is never asked', async () => {
  const { signals, told, drop } = asking(async () => 'late')
  drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect([signals, told]).toEqual([[], []])
})

test('what is dropped while it is asked ends its call and tells neither answer nor failure', async () => {
  const slow = (end: () => Promise<string>) => () =>
    new Promise<void>((resolve) => setTimeout(resolve, 500)).then(end)
  for (const end of [async () => 'stale', () => Promise.reject(new Error('aborted'))]) {
    const { signals, told, drop } = asking(slow(end))
    await vi.advanceTimersByTimeAsync(200)
    drop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual([])
  }
})
