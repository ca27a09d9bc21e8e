import { expect, test } from 'vitest'
import { Buckets } from './buckets.ts'
import { LoginLimits } from './login-limits.ts'

const minute = 60_000

function limitsAt(clock = { now: 0 }) {
  const limits = new LoginLimits(() => clock.now)
  const allowed = (email: string, address: string, tries: number) => {
    let count = 0
    for (let index = 0; index < tries; index++)
      try {
        limits.count(email, address)
        count++
      } catch (error) {
        expect(error).toMatchObject({ status: 429 })
      }
    return count
  }
  return { limits, allowed, clock }
}

test('guesses at one account from one address run out, and come back one a minute', () => {
  const { allowed, clock } = limitsAt()
  expect(allowed('owner@example.com', '192.0.2.1', 50)).toBe(8)
  clock.now += minute - 1
  expect(allowed('owner@example.com', '192.0.2.1', 50)).toBe(0)
  clock.now += 1
  expect(allowed('owner@example.com', '192.0.2.1', 50)).toBe(1)
})

test('a stranger who guesses at the owner’s account does not lock the owner out', () => {
  const { allowed } = limitsAt()
  for (let host = 1; host < 200; host++) allowed('owner@example.com', `198.51.100.${host}`, 20)
  expect(allowed('owner@example.com', '192.0.2.1', 1)).toBe(1)
})

test('one address that tries many accounts runs out too, more loosely', () => {
  const { allowed } = limitsAt()
  let count = 0
  for (let index = 0; index < 100; index++) count += allowed(`${index}@example.com`, '192.0.2.1', 1)
  expect(count).toBe(40)
  expect(allowed('other@example.com', '192.0.2.2', 1)).toBe(1)
})

test('the refusal says when to try again', () => {
  const { limits, allowed, clock } = limitsAt()
  allowed('owner@example.com', '192.0.2.1', 8)
  clock.now += 20_500
  expect(() => limits.count('owner@example.com', '192.0.2.1')).toThrow(
    expect.objectContaining({
      retryAfterSeconds: 40,
      message: 'Too many attempts to log in. Please try again in 40 seconds.',
    }),
  )
})

test('being refused costs nothing, and getting in forgives the guesses before', () => {
  const { limits, allowed } = limitsAt()
  allowed('owner@example.com', '192.0.2.1', 1000)
  limits.forgive('owner@example.com', '192.0.2.1')
  expect(allowed('owner@example.com', '192.0.2.1', 50)).toBe(8)
})

test('an IPv6 visitor with a whole network of addresses is one visitor', () => {
  const { allowed } = limitsAt()
  let count = 0
  for (let host = 1; host < 100; host++)
    count += allowed('owner@example.com', `2001:db8::${host.toString(16)}`, 1)
  expect(count).toBe(8)
})

test('a flood of keys is forgotten, the oldest first', () => {
  const buckets = new Buckets({ burst: 1, refillMs: minute, most: 100 }, () => 0)
  for (let key = 0; key < 1000; key++) buckets.take(String(key))
  expect(buckets.count).toBe(100)
  expect(buckets.wait('899')).toBe(0)
  expect(buckets.wait('900')).toBe(minute)
})
