import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { LoginLimits } from './login-limits.ts'

const minute = 60_000
const start = Date.parse('2026-11-18T12:00:00Z')

function limitsOf({ db }: Pick<House, 'db'>, clock = { now: start }) {
  const limits = new LoginLimits({ db, clock: () => new Date(clock.now) })
  const allowed = async (email: string, address: string, tries: number) => {
    let count = 0
    for (let index = 0; index < tries; index++)
      if ((await limits.count(email, address)) === 0) count++
    return count
  }
  return { limits, allowed, clock }
}

onBothDatabases(
  'guesses at one account from one address run out, and come back one a minute',
  async (house) => {
    const { limits, allowed, clock } = limitsOf(house)
    expect(await allowed('owner@example.com', '192.0.2.1', 20)).toBe(8)
    clock.now += 20_500
    expect(await limits.count('owner@example.com', '192.0.2.1')).toBe(39_500)
    clock.now += 39_499
    expect(await allowed('owner@example.com', '192.0.2.1', 5)).toBe(0)
    clock.now += 1
    expect(await allowed('owner@example.com', '192.0.2.1', 5)).toBe(1)
  },
)

onBothDatabases('tries at the same moment do not slip through', async (house) => {
  const { limits } = limitsOf(house)
  const tries = Array.from({ length: 30 }, () => limits.count('owner@example.com', '192.0.2.1'))
  const waits = await Promise.all(tries)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(8)
})

onBothDatabases('processes on one database count together', async (house) => {
  const other = openDatabase(house)
  try {
    const [here, there] = [limitsOf(house), limitsOf(other)]
    expect(await here.allowed('owner@example.com', '192.0.2.1', 5)).toBe(5)
    expect(await there.allowed('owner@example.com', '192.0.2.1', 5)).toBe(3)
    expect(await here.allowed('owner@example.com', '192.0.2.1', 5)).toBe(0)
  } finally {
    await other.close()
  }
})

onBothDatabases(
  'a stranger who guesses at the owner’s account does not lock the owner out',
  async (house) => {
    const { allowed } = limitsOf(house)
    for (let host = 1; host < 20; host++)
      await allowed('owner@example.com', `198.51.100.${host}`, 10)
    expect(await allowed('owner@example.com', '192.0.2.1', 1)).toBe(1)
  },
)

onBothDatabases(
  'one address that tries many accounts runs out too, more loosely; a refusal takes nothing of the account',
  async (house) => {
    const { allowed, clock } = limitsOf(house)
    let count = 0
    for (let index = 0; index < 60; index++)
      count += await allowed(`${index}@example.com`, '192.0.2.1', 1)
    expect(count).toBe(40)
    expect(await allowed('other@example.com', '192.0.2.2', 1)).toBe(1)
    expect(await allowed('owner@example.com', '192.0.2.1', 20)).toBe(0)
    clock.now += 15_000
    expect(await allowed('owner@example.com', '192.0.2.1', 20)).toBe(1)
    expect(await allowed('owner@example.com', '192.0.2.9', 20)).toBe(8)
  },
)

onBothDatabases(
  'issue 12: logins have one limit for all, of 400 at once and 240 a minute after that',
  async (house) => {
    const { allowed, clock } = limitsOf(house)
    const each = async (network: number, tries: number) => {
      let count = 0
      for (let index = 0; index < tries; index++)
        count += await allowed(`${index}@example.com`, `10.${network}.${index % 250}.1`, 1)
      return count
    }
    expect(await each(1, 410)).toBe(400)
    expect(await allowed('owner@example.com', '192.0.2.1', 1)).toBe(0)
    clock.now += 1000
    expect(await allowed('owner@example.com', '192.0.2.1', 8)).toBe(4)
    clock.now += minute
    expect(await each(2, 250)).toBe(240)
  },
)

onBothDatabases(
  'being refused costs nothing and writes nothing; getting in forgives the guesses before',
  async (house) => {
    const { limits, allowed } = limitsOf(house)
    await allowed('owner@example.com', '192.0.2.1', 9)
    const rows = () => house.db.selectFrom('limits').selectAll().orderBy('key').execute()
    const before = await rows()
    await allowed('owner@example.com', '192.0.2.1', 20)
    expect(await rows()).toEqual(before)
    await limits.forgive('owner@example.com', '192.0.2.1')
    expect(await allowed('owner@example.com', '192.0.2.1', 20)).toBe(8)
  },
)

onBothDatabases(
  'an IPv6 visitor with a whole network of addresses is one visitor, one with a whole /48 is four',
  async (house) => {
    const { allowed } = limitsOf(house)
    let count = 0
    for (let host = 1; host < 20; host++)
      count += await allowed('owner@example.com', `2001:db8::${host.toString(16)}`, 1)
    expect(count).toBe(8)
    for (let network = 1; network < 50; network++)
      count += await allowed('owner@example.com', `2001:db8:0:${network.toString(16)}::1`, 1)
    expect(count).toBe(32)
    expect(await allowed('owner@example.com', '2001:db8:1::1', 1)).toBe(1)
  },
)

onBothDatabases(
  'what is full again is forgotten, and nothing in the table says who it was',
  async (house) => {
    const { allowed, clock } = limitsOf(house)
    await allowed('owner@example.com', '192.0.2.1', 3)
    const rows = () => house.db.selectFrom('limits').selectAll().execute()
    expect(await rows()).toHaveLength(3)
    expect(JSON.stringify(await rows())).not.toMatch(/owner|192/)
    clock.now += 10 * minute
    await allowed('asha@example.com', '192.0.2.7', 1)
    expect(await rows()).toHaveLength(3)
  },
)

onBothDatabases(
  'a clock that is put back keeps nobody waiting longer than one token takes',
  async (house) => {
    const { limits, allowed, clock } = limitsOf(house)
    await allowed('owner@example.com', '192.0.2.1', 8)
    clock.now -= 24 * 60 * minute
    const waits: number[] = []
    for (let wait = 1; wait > 0 && waits.length < 5; waits.push(wait)) {
      wait = await limits.count('owner@example.com', '192.0.2.1')
      clock.now += wait
    }
    expect(waits).toEqual([minute, minute / 4, minute / 240, 0])
    expect(await allowed('asha@example.com', '192.0.2.1', 1)).toBe(0)
  },
)
