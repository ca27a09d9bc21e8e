import { expect, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { houseIn } from '../../../test/database/house-at.ts'
import { Changes } from '../../platform/db/changes.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import type { Actor } from '../sessions/actor.ts'
import { advertiseJobs, findAdvertised } from './read/advertise-jobs.ts'
import { changeJob } from './write/change-job.ts'
import { locationOf, salaryRangeOf } from './write/derive-texts.ts'
import { findOpenJob } from './read/find-open-job.ts'
import { jobChangeSchema, jobDraftSchema, jobSchema } from './job-schema.ts'
import { slugOf } from './job-slug.ts'
import { earliestToday } from './last-day.ts'
import { listJobs, listKeptJobs } from './read/list-jobs.ts'
import { postJob } from './write/post-job.ts'
import { removeJob } from './write/remove-job.ts'

const recruiter: Actor = { kind: 'staff', staffId: 's', sessionId: 't', role: 'recruiter' }
const told = { title: 'Tester', description: 'You test.', requirements: 'Patience' }
const texts = { ...told, location: 'Kochi', salaryRange: '₹9–15 lakh' }
const pay = { currency: 'INR', min: 1_600_000, max: 2_400_000, unit: 'YEAR' } as const
const fields = { country: 'IN', region: 'Kerala', city: 'Kochi', workplace: 'hybrid', pay }
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

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
  const job = await postJob(house, recruiter, given)
  expect(job).toMatchObject({
    ...fields,
    location: 'Kochi, Kerala, India (hybrid)',
    salaryRange: '₹16,00,000–₹24,00,000 a year',
  })
  expect(await listJobs(house)).toEqual([job])
})

onBothDatabases('CAR-4: texts are shown as given, whatever the fields say', async (house) => {
  const job = await postJob(house, recruiter, readFields(jobSchema, { ...texts, ...fields }))
  expect(job).toMatchObject(texts)
})

test('CAR-4: a country that people call UK is kept by the code that search engines know', () => {
  const { country } = readFields(jobSchema, { ...texts, country: 'UK' })
  expect(country).toBe('GB')
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
  const { id } = await postJob(house, recruiter, given)
  const change = (sent: object) =>
    changeJob(house, recruiter, id, readFields(jobChangeSchema, { ...texts, ...sent }))
  expect(await change({ title: 'Senior tester' })).toMatchObject({
    ...fields,
    title: 'Senior tester',
  })
  const moved = await change({ location: 'Jaipur' })
  expect([moved.city, moved.pay, moved.department]).toEqual([undefined, pay, 'Payments'])
  const raised = await change({ location: 'Jaipur', salaryRange: 'More' })
  expect([raised.pay, raised.department]).toEqual([undefined, 'Payments'])
  expect((await change({ department: null })).department).toBeUndefined()
})

onBothDatabases('two jobs of one title have two addresses, for good', async (house) => {
  const [one, two] = [
    await postJob(house, recruiter, texts),
    await postJob(house, recruiter, texts),
  ]
  const slugs = (await advertiseJobs(house)).map(({ slug }) => slug).sort()
  expect(slugs).toEqual(['tester', expect.stringMatching(/^tester-[0-9a-f]{8}$/)])
  await changeJob(house, recruiter, one.id, { ...texts, title: 'Something else' })
  expect(await findAdvertised(house, 'tester')).toMatchObject({ id: one.id })
  await removeJob(house, recruiter, one.id)
  expect(await findAdvertised(house, 'tester')).toBe('over')
  const given = postJob(house, recruiter, { ...texts, slug: 'tester' })
  await expect(given).rejects.toMatchObject({ status: 409 })
  expect((await listJobs(house)).map(({ id }) => id)).toEqual([two.id])
})

onBothDatabases('a job that is closed or past its last day is no longer offered', async (house) => {
  const post = (more: object) =>
    postJob(house, recruiter, readFields(jobSchema, { ...texts, ...more }))
  const ends = await post({ slug: 'today', validThrough: earliestToday(house.clock()) })
  await post({ slug: 'past', validThrough: dayBefore(earliestToday(house.clock())) })
  const closed = await post({ slug: 'closed', state: 'closed' })
  expect((await listJobs(house)).map(({ id }) => id)).toEqual([ends.id])
  expect(await listKeptJobs(house, recruiter)).toHaveLength(3)
  const nextDay = houseIn(house, 24 * 3_600_000)
  expect([await listJobs(nextDay), await findAdvertised(nextDay, 'today')]).toEqual([[], 'over'])
  expect(await findAdvertised(house, 'past')).toBe('over')
  expect(await findAdvertised(house, 'closed')).toBe('over')
  expect(await findAdvertised(house, 'never-there')).toBeUndefined()
  await changeJob(house, recruiter, closed.id, { ...texts, state: 'open' })
  expect(await findAdvertised(house, 'closed')).toMatchObject({ id: closed.id })
})

const change = (house: House, id: string, sent: object) =>
  changeJob(house, recruiter, id, readFields(jobChangeSchema, sent))

onBothDatabases(
  'ADM-5: of a job that comes back whole, only what was changed changes',
  async (house) => {
    const given = readFields(jobSchema, { ...texts, ...fields })
    const job = await postJob(house, recruiter, given)
    expect(await change(house, job.id, job)).toEqual({ ...job, version: 2 })
    const moved = await change(house, job.id, { ...job, version: 2, location: 'Jaipur' })
    expect([moved.location, moved.city, moved.country]).toEqual(['Jaipur', undefined, undefined])
    expect(moved.pay).toEqual(pay)
  },
)

onBothDatabases(
  'CAR-4: texts made of fields go on being made of them when a job comes back whole',
  async (house) => {
    const given = readFields(jobSchema, { ...told, ...fields })
    const job = await postJob(house, recruiter, given)
    const moved = await change(house, job.id, { ...job, city: 'Mumbai' })
    expect(moved.location).toBe('Mumbai, Kerala, India (hybrid)')
    const shorter = await change(house, job.id, { ...told, country: 'IN', pay })
    expect(shorter).toMatchObject({ location: moved.location, salaryRange: job.salaryRange })
  },
)

onBothDatabases(
  'a draft needs a title only, is nowhere until it is posted, and is new on that day',
  async ({ db, engine, ...more }) => {
    let minute = 0
    const changes = new Changes(db, engine, () => new Date(Date.UTC(2026, 0, 1, 0, minute++)))
    const house = { ...more, db, engine, changes }
    const older = await postJob(house, recruiter, texts)
    const title = 'Draughtsperson'
    const given = readFields(jobDraftSchema, { title, state: 'draft' })
    const draft = await postJob(house, recruiter, given)
    expect(draft).toMatchObject({ title, description: '', state: 'draft' })
    expect((await listJobs(house)).map(({ id }) => id)).toEqual([older.id])
    expect(await findAdvertised(house, 'draughtsperson')).toBeUndefined()
    await expect(findOpenJob(house, draft.id)).rejects.toMatchObject({ status: 404 })
    expect(await listKeptJobs(house, recruiter)).toMatchObject([
      { id: draft.id, slug: 'draughtsperson', postedAt: null },
      { id: older.id, postedAt: expect.any(String) },
    ])
    await expect(async () => change(house, draft.id, { ...draft, state: 'open' })).rejects.toThrow(
      'Please give the description of the job.',
    )
    const second = await postJob(house, recruiter, texts)
    const posted = await change(house, draft.id, { ...draft, ...texts, title, state: 'open' })
    expect(posted.state).toBeUndefined()
    expect((await listJobs(house)).map(({ id }) => id)).toEqual([draft.id, second.id, older.id])
    const [advertised, beside] = await advertiseJobs(house)
    expect(advertised!.postedAt > beside!.postedAt).toBe(true)
    const rows = await house.db
      .selectFrom('history')
      .select('action')
      .where('nounId', '=', draft.id)
      .orderBy('at')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['drafted', 'posted'])
  },
)

onBothDatabases('what was posted is closed and reopened, and is no draft again', async (house) => {
  const job = await postJob(house, recruiter, texts)
  const closed = await change(house, job.id, { ...job, state: 'closed' })
  expect(closed.state).toBe('closed')
  expect(await findAdvertised(house, 'tester')).toBe('over')
  const draft = { ...texts, state: 'draft' as const }
  await expect(changeJob(house, recruiter, job.id, draft)).rejects.toMatchObject({
    status: 400,
    message: 'A posted job can’t become a draft again. Close it instead.',
  })
  expect(await change(house, job.id, { ...closed, state: 'open' })).toEqual({ ...job, version: 3 })
  const history = house.db.selectFrom('history').select('action').orderBy('at').orderBy('id')
  const rows = await history.execute()
  expect(rows.map(({ action }) => action)).toEqual(['posted', 'closed', 'reopened'])
})

onBothDatabases('a draft in the trash was never on the careers page', async (house) => {
  const draft = readFields(jobDraftSchema, { title: 'Gone', state: 'draft' })
  const { id } = await postJob(house, recruiter, draft)
  await removeJob(house, recruiter, id)
  expect(await findAdvertised(house, 'gone')).toBeUndefined()
})

test('an address is made of the title, in letters that need no escaping', () => {
  expect(slugOf('Front-end Engineer, Café & Bar!')).toBe('front-end-engineer-cafe-bar')
  expect(slugOf('परीक्षक')).toBe('job')
  expect(slugOf('x'.repeat(200))).toHaveLength(70)
})
