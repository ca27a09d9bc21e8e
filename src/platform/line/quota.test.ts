import { expect, test } from 'vitest'
import { Busy } from './fair-queue.ts'
import { Quota } from './quota.ts'

const each = { burst: 3, refillMs: 1000 }

function quotaAt(start: number, all = { burst: 100, refillMs: 1 }) {
  let now = start
  const quota = new Quota({ each, all, holdMs: 0 }, () => now)
  const countOf = async (asker: string, tries: number) => {
    let got = 0
    for (let index = 0; index < tries; index++)
      try {
        await quota.count(asker)
        got++
      } catch (error) {
        if (!(error instanceof Busy)) throw error
      }
    return got
  }
  return { quota, countOf, pass: (ms: number) => void (now += ms) }
}

test('an address may ask so often at once, then as often as tokens drip in', async () => {
  const { countOf, pass } = quotaAt(1_000_000)
  expect(await countOf('office', 10)).toBe(3)
  pass(999)
  expect(await countOf('office', 10)).toBe(0)
  pass(1)
  expect(await countOf('office', 10)).toBe(1)
  pass(60_000)
  expect(await countOf('office', 10)).toBe(3)
})

test('what one address has used up is there for another', async () => {
  const { countOf } = quotaAt(1_000_000)
  expect([await countOf('office', 10), await countOf('home', 10)]).toEqual([3, 3])
})

test('all together have a limit too, and who is refused by it loses nothing of their own', async () => {
  const { countOf, pass } = quotaAt(1_000_000, { burst: 4, refillMs: 10_000 })
  expect([await countOf('office', 3), await countOf('home', 3)]).toEqual([3, 1])
  pass(30_000)
  expect(await countOf('home', 5)).toBe(3)
})

test('who is refused is told when to come again', async () => {
  const { quota, countOf, pass } = quotaAt(1_000_000)
  await countOf('office', 3)
  pass(400)
  await expect(quota.count('office')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 1,
    told: 'You have asked for a lot in a short time. Please try again in a second.',
  })
})
