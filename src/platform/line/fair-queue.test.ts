import { expect, test, vi } from 'vitest'
import { Busy, FairQueue } from './fair-queue.ts'

const full = { status: 503, code: 'come-again', message: 'Come again.' }
const limits = { atOnce: 1, mostWaiting: 100, mostOfOne: 50, waitMs: 60_000, full, holdMs: 0 }

/** A line whose work is done when we say so, and the order in which it was begun. */
function heldLine(given: Partial<typeof limits> = {}) {
  const line = new FairQueue({ ...limits, ...given })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (asker: string, key: string) => {
    const answer = line.run(asker, key, async () => {
      begun.push(key)
      await new Promise<void>((resolve) => ends.push(resolve))
      return key
    })
    answer.catch(() => {})
    return answer
  }
  const end = async (most = Number.POSITIVE_INFINITY) => {
    for (let done = 0; done < most && ends.length > 0; done++) {
      ends.shift()!()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { line, begun, ask, end }
}

test('who asks once waits for one piece of a flood of somebody else, not for all of it', async () => {
  const { begun, ask, end } = heldLine()
  for (let index = 0; index < 40; index++) ask('flood', `flood ${index}`)
  ask('visitor', 'page')
  ask('reader', 'post')
  await end()
  expect(begun.indexOf('page')).toBeLessThanOrEqual(2)
  expect(begun.indexOf('post')).toBeLessThanOrEqual(3)
  expect(begun).toHaveLength(42)
})

test('what several ask for is done once, at the first turn of any of them', async () => {
  const { begun, ask, end } = heldLine()
  for (let index = 0; index < 20; index++) ask('flood', `flood ${index}`)
  const first = ask('flood', 'page')
  const second = ask('visitor', 'page')
  await end(3)
  expect(await first).toBe('page')
  expect(await second).toBe('page')
  expect(begun.filter((key) => key === 'page')).toHaveLength(1)
})

test('one who joins what waits already brings it forward', async () => {
  const { line, begun, ask, end } = heldLine()
  for (let index = 0; index < 20; index++) ask('flood', `flood ${index}`)
  const page = ask('flood', 'page')
  line.join('visitor', 'page')
  line.join('visitor', 'nothing that waits')
  await end(3)
  expect(await page).toBe('page')
  expect(begun).toContain('page')
})

test('nobody has more than their part of the line', async () => {
  const { line, begun, ask, end } = heldLine({ mostOfOne: 3 })
  const answers = Array.from({ length: 10 }, (_, index) => ask('flood', `flood ${index}`))
  expect(line.waiting).toBe(3)
  expect(line.refused).toBe(6)
  await end()
  const ends = await Promise.allSettled(answers)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  const refused = ends.find((one) => one.status === 'rejected')
  expect(refused).toMatchObject({ reason: { status: 503, told: 'Come again.' } })
  expect(refused?.reason).toBeInstanceOf(Busy)
  expect(begun).toHaveLength(4)
})

test('in a full line, who wants most gives way to who wants less', async () => {
  const { line, begun, ask, end } = heldLine({ mostWaiting: 4 })
  const flood = Array.from({ length: 5 }, (_, index) => ask('flood', `flood ${index}`))
  const page = ask('visitor', 'page')
  await expect(flood[4]).rejects.toThrow('full')
  await expect(ask('flood', 'one more')).rejects.toThrow('full')
  expect(line.waiting).toBe(4)
  await end()
  expect(await page).toBe('page')
  expect(begun).not.toContain('flood 4')
})

test('issue 12, 5: who finds no place in the line is told so after a moment, or would ask all the more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const line = new FairQueue({ ...limits, mostOfOne: 1, holdMs: 1000 })
    const work = () => new Promise(() => {})
    for (const key of ['one', 'two']) void line.run('flood', key, work)
    let refused = 0
    for (let index = 0; index < 50; index++)
      line.run('flood', `more ${index}`, work).catch(() => refused++)
    await new Promise((resolve) => setImmediate(resolve))
    expect({ refused, told: line.refused }).toEqual({ refused: 0, told: 50 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(refused).toBe(50)
  } finally {
    vi.useRealTimers()
  }
})

test('what the line does not come to in time is refused, and takes no place any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { line, begun, ask, end } = heldLine({ waitMs: 5000 })
    const first = ask('visitor', 'page')
    const late = ask('visitor', 'post')
    vi.advanceTimersByTime(5000)
    await expect(late).rejects.toThrow('in time')
    expect(line.waiting).toBe(0)
    await end()
    expect(await first).toBe('page')
    expect(begun).toEqual(['page'])
  } finally {
    vi.useRealTimers()
  }
})

test('work that fails says so and leaves its place', async () => {
  const line = new FairQueue(limits)
  const fail = () => Promise.reject(new TypeError('a mistake'))
  await expect(line.run('visitor', 'page', fail)).rejects.toThrow('a mistake')
  expect(await line.run('visitor', 'page', async () => 'page')).toBe('page')
})

test('what is underway is not given to who asks later: it may have begun before a change', async () => {
  const { begun, ask, end } = heldLine({ atOnce: 2 })
  const early = ask('visitor', 'page')
  const late = ask('visitor', 'page')
  await end()
  await Promise.all([early, late])
  expect(begun).toEqual(['page', 'page'])
})
