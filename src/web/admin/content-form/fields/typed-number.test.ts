import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['1200', 1200],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['0,125', 0.125],
  ['-1.250', -1.25],
  ['1.2000', 1.2],
  ['1,200', { whole: '1200', fraction: '1.2000' }],
  ['1.200', { whole: '1200', fraction: '1.2000' }],
  ['1.200.000', { whole: '1200000' }],
  ['1,200,000', { whole: '1200000' }],
  ['12,5,5', NaN],
  ['lots', NaN],
])('%j is typed for %j', (typed, is) => {
  expect(typedNumber(typed)).toEqual(is)
})

test('a number that would be too large as thousands is a fraction', () => {
  expect(typedNumber('1.125', 3)).toBe(1.125)
})
