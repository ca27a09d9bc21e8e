import { expect, test } from 'vitest'
import { Busy } from './fair-line.ts'
import { Quota } from './quota.ts'

const each = { burst: 3, refillMs: 1000 }

function quotaAt(start: number, all = { burst: 100, refillMs: 1 }) {
  let now = start
  const quota = new Quota({ each, all }, () => now)
  const countOf = (asker: string, tries: number) => {
    let got = 0
    for (let index = 0; index < tries; index++)
      try {
        quota.count(asker)
        got++
      } catch (error) {
        if (!(error instanceof Busy)) throw error
      }
    return got
  }
  return { quota, countOf, pass: (ms: number) => void (now += ms) }
}

test('an address may ask so often at once, then as often as tokens drip in', () => {
  const { countOf, pass } = quotaAt(1_000_000)
  expect(countOf('office', 10)).toBe(3)
  pass(999)
  expect(countOf('office', 10)).toBe(0)
  pass(1)
  expect(countOf('office', 10)).toBe(1)
  pass(60_000)
  expect(countOf('office', 10)).toBe(3)
})

test('what one address has used up is there for another', () => {
  const { countOf } = quotaAt(1_000_000)
  expect([countOf('office', 10), countOf('home', 10)]).toEqual([3, 3])
})

test('all together have a limit too, and who is refused by it loses nothing of their own', () => {
  const { countOf, pass } = quotaAt(1_000_000, { burst: 4, refillMs: 10_000 })
  expect([countOf('office', 3), countOf('home', 3)]).toEqual([3, 1])
  pass(30_000)
  expect(countOf('home', 5)).toBe(3)
})

test('who is refused is told when to come again', () => {
  const { quota, countOf, pass } = quotaAt(1_000_000)
  countOf('office', 3)
  pass(400)
  expect(() => quota.count('office')).toThrow(
    expect.objectContaining({
      status: 429,
      retryAfterSeconds: 1,
      told: 'You have asked for a lot in a short time. Please try again in a second.',
    }),
  )
})
