import { expect, test } from 'vitest'
import { dayOf, weekdayOf } from './day-in-words.ts'

test('a day is told alike wherever it is read', () => {
  expect(dayOf('2026-11-23')).toBe('23\u00a0November 2026')
  expect(weekdayOf('2026-11-25')).toBe('Wednesday 25\u00a0November 2026')
  expect(weekdayOf('2027-01-01')).toBe('Friday 1\u00a0January 2027')
})
