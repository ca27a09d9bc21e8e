import { expect, test } from 'vitest'
import { earliestToday } from './last-day.ts'

test.each([
  ['2026-11-27T00:00:00Z', '2026-11-26'],
  // The last second of the 26th on Baker Island, where days end last, and the first one after it.
  ['2026-11-27T11:59:59Z', '2026-11-26'],
  ['2026-11-27T12:00:00Z', '2026-11-27'],
])('at %s it is still %s somewhere', (moment, day) => {
  expect(earliestToday(new Date(moment))).toBe(day)
})
