import { afterEach, expect, test } from 'vitest'
import { callAt, isUnknownElsewhere, Refusal } from './desk-call.ts'

afterEach(() => callAt(undefined))

const unreadable = new Error('The server cannot be reached.')

test('ADM-1: a refusal without words is told in ours', () => {
  for (const answer of [undefined, {}, { message: '' }])
    expect(new Refusal(502, answer).message).toMatch(/^The server answered 502/)
})

test.each([
  ['404', new Refusal(404, {}), true],
  ['403', new Refusal(403, {}), true],
  ['500', new Refusal(500, {}), true],
  ['what no browser may read', unreadable, true],
  ['401', new Refusal(401, {}), false],
  ['429', new Refusal(429, {}), false],
  ['503', new Refusal(503, {}), false],
])('whether another API that answers with %s has what was asked for', (_, error, isUnknown) => {
  callAt('https://api.example')
  expect(isUnknownElsewhere(error)).toBe(isUnknown)
  callAt(undefined)
  expect(isUnknownElsewhere(error)).toBe(false)
})
