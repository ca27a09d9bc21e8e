import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { sampleJobs } from '../../../../test/sample/sample-posts-and-jobs.ts'
import type { AdvertisedJob } from '../../../features/jobs/read/advertise-jobs.ts'
import { jobFeed } from '../feeds/job-feed.ts'
import { jobPosting } from './job-posting-data.ts'

const absolute = (path: string) => new URL(path, 'https://acme.example').href
const at = '2026-11-21T08:00:00.000Z'
const texts = {
  title: 'Tester',
  description: 'You test <b>.\nA lot.\n\nAll week.',
  requirements: 'Patience\nCuriosity & care',
  location: 'Pune',
  salaryRange: '₹9–15 lakh',
}
const job = (more: Partial<AdvertisedJob> = {}): AdvertisedJob => ({
  ...texts,
  id: 'id',
  slug: 'tester',
  version: 1,
  postedAt: at,
  changedAt: at,
  ...more,
})

test('CAR-4: a job of five texts has all that search engines require', () => {
  expect(jobPosting(job(), absolute, sample)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Tester',
    datePosted: at,
    description:
      '<p>You test &#60;b&#62;.<br>A lot.</p><p>All week.</p><p>What you bring:</p><ul><li>Patience</li><li>Curiosity &#38; care</li></ul>',
    hiringOrganization: { name: 'Naksha', sameAs: expect.arrayContaining([absolute('/')]) },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Pune', addressCountry: 'India' },
    },
    directApply: true,
  })
})

test('CAR-4: a place named in words is the office there; any other is told as it was written', () => {
  const placeOf = (location: string) =>
    (jobPosting(job({ location }), absolute, sample).jobLocation as { address: object }).address
  const asWritten = (words: string) => ({ '@type': 'PostalAddress', addressLocality: words })
  expect(placeOf('Patna, Boring Road')).toMatchObject({ addressRegion: 'Bihar' })
  expect(placeOf('Austin, Texas')).toMatchObject({ addressCountry: 'United States' })
  for (const elsewhere of ['Moon', 'Lisboa (Alfama)', 'India', 'Punewadi', '東京', 'Pat', '.*'])
    expect(placeOf(elsewhere)).toEqual(asWritten(elsewhere))
  expect(
    jobPosting(job({ location: 'Porto' }), absolute, { ...sample, offices: [] }),
  ).toMatchObject({
    jobLocation: { address: asWritten('Porto') },
  })
})

test('CAR-4: work from home says where one may live, not where to come', () => {
  const posting = jobPosting(job({ workplace: 'remote', country: 'DE' }), absolute, sample)
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
  })
  expect(posting).not.toHaveProperty('jobLocation')
})

test('CAR-4: pay and last day stand as the fields say', () => {
  const pay = { currency: 'EUR', min: 50, unit: 'HOUR' } as const
  expect(jobPosting(job({ pay, validThrough: '2026-12-31' }), absolute, sample)).toMatchObject({
    validThrough: '2026-12-31T23:59:59-12:00',
    baseSalary: { currency: 'EUR', value: { value: 50, unitText: 'HOUR' } },
  })
  expect(jobPosting(job(), absolute, sample)).not.toHaveProperty('baseSalary')
  expect(jobPosting(job(), absolute, sample)).not.toHaveProperty('validThrough')
})

test.each(sampleJobs)('the sample job $slug tells search engines place and kind', (offered) => {
  const posting = jobPosting(job(offered as Partial<AdvertisedJob>), absolute, sample)
  expect(posting.jobLocation ?? posting.applicantLocationRequirements).toBeDefined()
  expect(posting.employmentType).toMatch(/^(FULL_TIME|CONTRACTOR)$/)
})

test('CAR-4: the feed of jobs is well-formed, whatever their words', () => {
  const feed = jobFeed([job({ title: 'R&D <lead>', department: ']]>' })], absolute, sample)
  expect(feed).toContain('<title>R&#38;D &#60;lead&#62;, Pune</title>')
  expect(feed).toContain('<link>https://acme.example/careers/tester</link>')
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>')
  expect(feed.match(/<item>/g)).toHaveLength(1)
})
