import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

const full = { status: 503, code: 'full', message: 'Please come back later.' }

test('heavy work is done one piece after another, in the order in which it came', async () => {
  const line = new WaitingLine(5, full)
  const done: number[] = []
  let inside = 0
  let most = 0
  const work = (number: number) =>
    line.join((inTurn) =>
      inTurn(async () => {
        most = Math.max(most, ++inside)
        // The first takes longest.
        for (let turn = number; turn < 5; turn++) await new Promise(setImmediate)
        inside--
        done.push(number)
      }),
    )
  await Promise.all([0, 1, 2, 3, 4].map(work))
  expect(most).toBe(1)
  expect(done).toEqual([0, 1, 2, 3, 4])
})

test('what fails holds up nobody behind it', async () => {
  const line = new WaitingLine(2, full)
  const failing = line.join((inTurn) => inTurn(() => Promise.reject(new Error('no'))))
  const next = line.join((inTurn) => inTurn(() => Promise.resolve('done')))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('a full line refuses, with when to come back, until somebody has left it', async () => {
  const line = new WaitingLine(2, full)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  // Whoever waits for what is still on its way has a place too.
  const first = line.join(() => arrived)
  const second = line.join((inTurn) => inTurn(() => arrived))
  const refused = { status: 503, code: 'full', told: full.message, retryAfterSeconds: 30 }
  const join = () => line.join((inTurn) => inTurn(() => Promise.resolve('done')))
  await expect(join()).rejects.toMatchObject(refused)
  arrive()
  await Promise.all([first, second])
  expect(await join()).toBe('done')
})
