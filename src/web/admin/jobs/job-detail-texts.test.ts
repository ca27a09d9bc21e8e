import { expect, test } from 'vitest'
import { changedDetails, detailError, detailsOfJob, noDetails } from './job-detail-texts.ts'
import { formOfJob, jobAsTyped, toldJob } from './job-texts.ts'

const job = {
  id: 'a',
  version: 1,
  title: 'Tester',
  description: 'x',
  requirements: 'x',
  location: 'Kochi',
  salaryRange: 'x',
  city: 'Kochi',
  pay: { currency: 'INR', min: 900_000, max: 1_500_000, unit: 'YEAR' as const },
}

test('ADM-5: a job of another API that lacks texts can be opened and previewed', () => {
  const bare = toldJob({ id: 7, title: 'Tester', location: null } as never)
  expect(bare).toMatchObject({ id: '7', title: 'Tester', description: '', location: '' })
  expect(jobAsTyped(formOfJob(bare))).toMatchObject({ title: 'Tester', salaryRange: '' })
  expect(toldJob(job)).toEqual(job)
})

test('ADM-5: what was not touched is not sent, what was emptied is taken away', () => {
  const before = detailsOfJob(job)
  expect(changedDetails(before, before)).toEqual({})
  expect(changedDetails({ ...before, city: ' ', country: 'in' }, before)).toEqual({
    city: null,
    country: 'IN',
  })
  expect(changedDetails({ ...before, payMax: '' }, before)).toEqual({
    pay: { currency: 'INR', min: 900_000, unit: 'YEAR' },
  })
  expect(changedDetails(noDetails, before)).toEqual({ city: null, pay: null })
})

test('ADM-4: amounts are taken as people write them; what is none is left to the API to refuse', () => {
  const pay = { payMin: '16,00,000', payMax: 'lots', payCurrency: 'inr', payUnit: 'YEAR' }
  expect(changedDetails({ ...noDetails, ...pay }, noDetails)).toEqual({
    pay: { currency: 'INR', min: 1_600_000, max: 'lots', unit: 'YEAR' },
  })
})

test.each([
  ['50 000', 50_000],
  ['50,000', 50_000],
  ['1,200.50', 1200.5],
  ['50.000', '50.000'],
  ['49,90', '49,90'],
  ['1.600.000', '1.600.000'],
])('ADM-4: the amount %j is sent as %j', (payMin, min) => {
  const pay = { payMin, payCurrency: 'EUR', payUnit: 'YEAR' }
  expect(changedDetails({ ...noDetails, ...pay }, noDetails)).toEqual({
    pay: { currency: 'EUR', min, unit: 'YEAR' },
  })
})

test('ADM-4: a sentence about the pay stands beside its field', () => {
  const errors = { 'pay.max': 'Max.', pay: 'Less.', country: 'Code.' }
  expect(detailError(errors, 'payMax')).toBe('Max.')
  expect(detailError(errors, 'payMin')).toBe('Less.')
  expect(detailError(errors, 'country')).toBe('Code.')
  expect(detailError(errors, 'city')).toBeUndefined()
})
