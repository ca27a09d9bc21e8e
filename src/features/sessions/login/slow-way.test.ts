import { expect, test } from 'vitest'
import { SlowWay } from './slow-way.ts'

const wrong = async () => undefined
const right = async () => 'in'

test('who comes first is looked at first; beyond nine nobody waits', async () => {
  const slow = new SlowWay(5)
  const seen: number[] = []
  const tries = Array.from({ length: 20 }, (_, index) =>
    slow.pass('owner', async () => void seen.push(index)),
  )
  expect(await Promise.all(tries)).toEqual(Array.from({ length: 20 }))
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('the right one gets in although others go on trying, as soon as it is its turn', async () => {
  const slow = new SlowWay(20)
  let isOver = false
  const attack = async () => {
    while (!isOver) await slow.pass('owner', wrong)
  }
  const attacks = Array.from({ length: 7 }, attack)
  expect(await slow.pass('owner', right)).toBe('in')
  isOver = true
  await Promise.all(attacks)
})

test('who hangs up keeps no place', async () => {
  const slow = new SlowWay(20)
  const gone = new AbortController()
  const first = slow.pass('owner', wrong)
  for (let index = 0; index < 8; index++) void slow.pass('owner', wrong, gone.signal)
  gone.abort()
  expect(await slow.pass('owner', right)).toBe('in')
  expect(await first).toBeUndefined()
})

test('a failure is handed on, and the next is served all the same', async () => {
  const slow = new SlowWay(5)
  const failing = slow.pass('owner', async () => {
    throw new Error('no database')
  })
  const next = slow.pass('owner', right)
  await expect(failing).rejects.toThrow('no database')
  expect(await next).toBe('in')
})
