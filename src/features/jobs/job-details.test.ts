import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../test/both-databases.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import type { Actor } from '../sessions/actor.ts'
import { advertiseJobs, findAdvertised } from './advertise-jobs.ts'
import { changeJob } from './change-job.ts'
import { locationOf, salaryRangeOf } from './derive-texts.ts'
import { jobChangeSchema, jobSchema } from './job-schema.ts'
import { slugOf } from './job-slug.ts'
import { listJobs, listKeptJobs } from './list-jobs.ts'
import { postJob } from './post-job.ts'
import { removeJob } from './remove-job.ts'

const recruiter: Actor = { kind: 'staff', staffId: 's', sessionId: 't', role: 'recruiter' }
const told = { title: 'Tester', description: 'You test.', requirements: 'Patience' }
const texts = { ...told, location: 'Pune', salaryRange: '₹9–15 lakh' }
const pay = { currency: 'INR', min: 1_600_000, max: 2_400_000, unit: 'YEAR' } as const
const fields = { country: 'IN', region: 'Maharashtra', city: 'Pune', workplace: 'hybrid', pay }
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const refusalOf = (sent: object) => {
  try {
    readFields(jobSchema, { ...texts, ...sent })
  } catch (problem) {
    return (problem as { fields: Record<string, string> }).fields
  }
  throw new Error('This job was accepted.')
}

onBothDatabases('CAR-4: place and pay given as fields alone are told in words', async (house) => {
  const given = readFields(jobSchema, { ...told, ...fields })
  const job = await postJob(house.changes, recruiter, given)
  expect(job).toMatchObject({
    ...fields,
    location: 'Pune, Maharashtra, India (hybrid)',
    salaryRange: '₹16,00,000–₹24,00,000 a year',
  })
  expect(await listJobs(house.db)).toEqual([job])
})

onBothDatabases('CAR-4: texts are shown as given, whatever the fields say', async (house) => {
  const job = await postJob(
    house.changes,
    recruiter,
    readFields(jobSchema, { ...texts, ...fields }),
  )
  expect(job).toMatchObject(texts)
})

test('CAR-4: texts made of fields read well', () => {
  expect(locationOf({ country: 'DE', workplace: 'remote' })).toBe('Remote, Germany')
  expect(locationOf({ country: 'US', city: 'Austin' })).toBe('Austin, United States')
  expect(salaryRangeOf({ currency: 'EUR', min: 46.5, unit: 'HOUR' })).toBe('€46.50 an hour')
})

test.each([
  [{ country: 'ZZZ' }, 'country'],
  [{ country: 'india' }, 'country'],
  [{ country: 'ZZ' }, 'country'],
  [{ country: 'EU' }, 'country'],
  [{ employmentType: 'FOREVER' }, 'employmentType'],
  [{ workplace: 'moon' }, 'workplace'],
  [{ validThrough: 'tomorrow' }, 'validThrough'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ pay: { currency: 'XXY', min: 1, unit: 'YEAR' } }, 'pay.currency'],
  [{ pay: { min: 1, unit: 'YEAR' } }, 'pay.currency'],
  [{ pay: { currency: 7, min: 1, unit: 'YEAR' } }, 'pay.currency'],
  [{ pay: { currency: 'INR', min: 5, max: 1, unit: 'YEAR' } }, 'pay'],
  [{ pay: { currency: 'INR', min: -5, unit: 'YEAR' } }, 'pay.min'],
  [{ city: 'a\nb' }, 'city'],
])('the field in %o is refused in words', (sent, name) => {
  expect(Object.keys(refusalOf(sent))).toEqual([name])
  expect(refusalOf(sent)[name]).toMatch(/^[A-Z].*\.$/)
})

onBothDatabases('a change keeps the fields that it does not name', async (house) => {
  const given = readFields(jobSchema, { ...texts, ...fields, department: 'Payments' })
  const { id } = await postJob(house.changes, recruiter, given)
  const change = (sent: object) =>
    changeJob(house.changes, recruiter, id, readFields(jobChangeSchema, { ...texts, ...sent }))
  expect(await change({ title: 'Senior tester' })).toMatchObject({
    ...fields,
    title: 'Senior tester',
  })
  const moved = await change({ location: 'Patna' })
  expect([moved.city, moved.pay, moved.department]).toEqual([undefined, pay, 'Payments'])
  const raised = await change({ location: 'Patna', salaryRange: 'More' })
  expect([raised.pay, raised.department]).toEqual([undefined, 'Payments'])
  expect((await change({ department: null })).department).toBeUndefined()
})

onBothDatabases('two jobs of one title have two addresses, for good', async (house) => {
  const [one, two] = [
    await postJob(house.changes, recruiter, texts),
    await postJob(house.changes, recruiter, texts),
  ]
  const slugs = (await advertiseJobs(house.db)).map(({ slug }) => slug).sort()
  expect(slugs).toEqual(['tester', expect.stringMatching(/^tester-[0-9a-f]{8}$/)])
  await changeJob(house.changes, recruiter, one.id, { ...texts, title: 'Something else' })
  expect(await findAdvertised(house.db, 'tester')).toMatchObject({ id: one.id })
  await removeJob(house.changes, recruiter, one.id)
  expect(await findAdvertised(house.db, 'tester')).toBe('over')
  const given = postJob(house.changes, recruiter, { ...texts, slug: 'tester' })
  await expect(given).rejects.toMatchObject({ status: 409 })
  expect((await listJobs(house.db)).map(({ id }) => id)).toEqual([two.id])
})

onBothDatabases('a job that is closed or past its last day is no longer offered', async (house) => {
  const post = (more: object) =>
    postJob(house.changes, recruiter, readFields(jobSchema, { ...texts, ...more }))
  const ends = await post({ slug: 'today', validThrough: dayFromNow(0) })
  await post({ slug: 'past', validThrough: dayFromNow(-1) })
  const closed = await post({ slug: 'closed', state: 'closed' })
  expect((await listJobs(house.db)).map(({ id }) => id)).toEqual([ends.id])
  expect(await listKeptJobs(house.db, recruiter)).toHaveLength(3)
  expect(await findAdvertised(house.db, 'past')).toBe('over')
  expect(await findAdvertised(house.db, 'closed')).toBe('over')
  expect(await findAdvertised(house.db, 'never-there')).toBeUndefined()
  await changeJob(house.changes, recruiter, closed.id, { ...texts, state: 'open' })
  expect(await findAdvertised(house.db, 'closed')).toMatchObject({ id: closed.id })
})

test('an address is made of the title, in letters that need no escaping', () => {
  expect(slugOf('Front-end Engineer, Café & Bar!')).toBe('front-end-engineer-cafe-bar')
  expect(slugOf('परीक्षक')).toBe('job')
  expect(slugOf('x'.repeat(200))).toHaveLength(70)
})
