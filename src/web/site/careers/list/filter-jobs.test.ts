import { expect, test } from 'vitest'
import type { AdvertisedJob } from '../../../../features/jobs/read/advertise-jobs.ts'
import { askedJobs, filterJobs, placesIn, teamsIn } from './filter-jobs.ts'

const job = (more: Partial<AdvertisedJob>): AdvertisedJob => ({
  id: more.slug ?? 'id',
  slug: 'slug',
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience',
  location: 'Kochi, Marine Drive',
  salaryRange: '₹9–15 lakh',
  version: 1,
  postedAt: '2026-11-21T00:00:00.000Z',
  changedAt: '2026-11-21T00:00:00.000Z',
  ...more,
})

const jobs = [
  job({ slug: 'one', department: 'Payments', city: 'Kochi', workplace: 'hybrid' }),
  job({ slug: 'two', title: 'Writer', workplace: 'remote', description: 'Café menus' }),
  job({ slug: 'three', title: 'Lead', location: 'Austin', department: 'Platform' }),
]

const found = (query: string) =>
  filterJobs(jobs, askedJobs(new URLSearchParams(query))).map(({ slug }) => slug)

test('CAR-4: without a wish every job is there, empty wishes included', () => {
  expect(found('')).toHaveLength(3)
  expect(found('q=&team=&place=')).toHaveLength(3)
})

test('CAR-4: all words must be in a job, whatever their case and accents', () => {
  expect(found('q=PATIENCE')).toHaveLength(3)
  expect(found('q=cafe+writer')).toEqual(['two'])
  expect(found('q=cafe+tester')).toEqual([])
})

test('CAR-4: filters fit together with each other and the search', () => {
  expect(found('place=remote')).toEqual(['two'])
  expect(found('place=Kochi&team=payments')).toEqual(['one'])
  expect(found('place=Kochi&team=Platform')).toEqual([])
})

test('CAR-4: a hostile wish finds nothing and is not an error', () => {
  for (const wish of ['__proto__', '<script>', '%00', 'x'.repeat(5000)])
    for (const key of ['q', 'team', 'place'])
      expect(found(`${key}=${encodeURIComponent(wish)}`)).toEqual([])
})

test('CAR-4: choices are counted; a job without fields stands under its text', () => {
  expect(teamsIn(jobs)).toEqual([
    { value: 'Payments', count: 1 },
    { value: 'Platform', count: 1 },
  ])
  expect(placesIn(jobs).map(({ value }) => value)).toEqual(['Austin', 'Kochi', 'Remote'])
})
