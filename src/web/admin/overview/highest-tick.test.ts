import { expect, test } from 'vitest'
import { highestTick } from './highest-tick.ts'

test('a scale ends at an even round number, at most twice the highest count', () => {
  for (let count = 1; count < 3000; count++) {
    const highest = highestTick(count)
    expect(highest % 2).toBe(0)
    expect([count, highest >= count && highest <= Math.max(2, 2 * count)]).toEqual([count, true])
  }
  expect([0, 1, 3, 7, 11, 99, 101].map(highestTick)).toEqual([2, 2, 4, 8, 12, 100, 120])
})
