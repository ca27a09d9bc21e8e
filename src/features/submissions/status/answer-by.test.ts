import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { answerPromise } from '../../documents/read/answer-promise.ts'
import { answerBy } from './answer-by.ts'

const two = { days: 2, closedDays: [], timeZone: 'UTC' }

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-25'],
  ['a Thursday', '2026-11-26T09:00:00Z', '2026-11-30'],
  ['a Friday', '2026-11-27T09:00:00Z', '2026-12-01'],
  ['a Saturday', '2026-11-28T09:00:00Z', '2026-12-01'],
  ['a Sunday, one second before it ends', '2026-11-29T23:59:59Z', '2026-12-01'],
  ['the first moment of a Monday', '2026-11-30T00:00:00Z', '2026-12-02'],
  ['the last Wednesday of a year', '2026-12-30T09:00:00Z', '2027-01-01'],
])('two working days after %s are counted without weekends', (_day, receivedAt, by) => {
  expect(answerBy(receivedAt, two)).toBe(by)
})

test('a day on which nobody works is passed over, in a row with a weekend too', () => {
  const promise = { ...two, closedDays: ['01-01', '12-25'] }
  expect(answerBy('2026-12-23T10:00:00Z', promise)).toBe('2026-12-28')
  expect(answerBy('2026-12-30T10:00:00Z', promise)).toBe('2027-01-04')
  expect(answerBy('2026-12-25T10:00:00Z', promise)).toBe('2026-12-29')
})

test.each([
  ['Asia/Kolkata', '2026-11-27T18:29:59Z', '2026-12-01'],
  ['Asia/Kolkata', '2026-11-29T18:30:00Z', '2026-12-02'],
  ['America/Chicago', '2026-11-30T05:59:59Z', '2026-12-01'],
  ['America/Chicago', '2026-11-30T06:00:00Z', '2026-12-02'],
  // Clocks there were set forward in the night before.
  ['America/Chicago', '2026-03-09T04:59:59Z', '2026-03-10'],
])('days begin and end where the company is: %s at %s', (timeZone, receivedAt, by) => {
  expect(answerBy(receivedAt, { ...two, timeZone })).toBe(by)
})

test('one day and ten days are counted alike', () => {
  expect(answerBy('2026-11-27T09:00:00Z', { ...two, days: 1 })).toBe('2026-11-30')
  expect(answerBy('2026-11-27T09:00:00Z', { ...two, days: 10 })).toBe('2026-12-11')
})

test('a company that has said nothing of it answers in two working days, and works on all of them', () => {
  const { answers: _, ...company } = sample.company
  for (const kind of ['enquiry', 'application'] as const)
    expect(answerPromise({ company }, kind)).toEqual(two)
})

test('the pages promise in words what is counted here', () => {
  const inWords = ['no', 'one', 'two', 'three', 'four', 'five']
  const promise = (days: number) => new RegExp(`within ${inWords[days]} working days?`, 'i')
  expect(sample.home.contact.intro).toMatch(promise(answerPromise(sample, 'enquiry').days))
  expect(sample.hiringSteps[0]!.when).toMatch(promise(answerPromise(sample, 'application').days))
})
