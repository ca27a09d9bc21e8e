import { expect } from 'vitest'
import { houseAt } from '../../../test/database/house-at.ts'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { addSubmissions } from '../../../test/database/many-submissions.ts'
import { secret } from '../../../test/sent/submissions-door.ts'
import { texts } from '../../../test/sent/posts-door.ts'
import { postJob } from '../jobs/write/post-job.ts'
import { publishDraft } from '../posts/drafts/publish-draft.ts'
import { writeDraft } from '../posts/drafts/write-draft.ts'
import { writePost } from '../posts/write/write-post.ts'
import type { StaffActor } from '../sessions/actor.ts'
import type { Role } from '../staff/roles.ts'
import { indexEarlierSubmissions } from '../submissions/search/index-earlier-submissions.ts'
import { findOnDesk } from './find-on-desk.ts'
import { readOverview } from './read-overview.ts'

const as = (role: Role): StaffActor => ({ kind: 'staff', staffId: 's', role, sessionId: 'x' })
const owner = as('owner')
const noon = new Date('2026-11-18T12:00:00Z')
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

const overview = (
  house: Pick<House, 'db' | 'clock'>,
  more: Partial<Parameters<typeof readOverview>[2]> = {},
) => readOverview(house, owner, { zone: 'UTC', weeks: 3, ...more })

onBothDatabases(
  'the desk counts what came in today and in each week of its place',
  async (house) => {
    await addSubmissions(house.db, noon, { kind: 'enquiry', count: 24 * 14 })
    const found = await overview(houseAt(house, () => noon))
    expect(found.weeks).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
    expect(found.enquiries).toEqual({ today: 13, waiting: 336, weeks: [107, 168, 61] })
    expect(
      (
        await overview(
          houseAt(house, () => noon),
          { zone: 'Asia/Kolkata' },
        )
      ).enquiries,
    ).toMatchObject({
      today: 18,
      weeks: [102, 168, 66],
    })
    expect(found.applications).toEqual({ today: 0, waiting: 0, weeks: [0, 0, 0], jobs: [] })
  },
)

onBothDatabases(
  'spam, the trash and superseded ones are not counted; answered ones wait no more',
  async (house) => {
    const many = {
      kind: 'enquiry',
      count: 4,
      states: ['new', 'answered', 'spam', 'closed'],
    } as const
    await addSubmissions(house.db, noon, { ...many, states: [...many.states] })
    expect((await overview(houseAt(house, () => noon))).enquiries).toEqual({
      today: 3,
      waiting: 1,
      weeks: [0, 0, 3],
    })
    const rows = () => house.db.updateTable('submissions')
    await rows().set({ deletedAt: noon.toISOString() }).where('state', '=', 'new').execute()
    await rows().set({ supersededAt: noon.toISOString() }).where('state', '=', 'closed').execute()
    expect((await overview(houseAt(house, () => noon))).enquiries).toEqual({
      today: 1,
      waiting: 0,
      weeks: [0, 0, 1],
    })
  },
)

onBothDatabases(
  'applications are told by job and stage; those beyond eight jobs are one',
  async (house) => {
    const states = ['new', 'interview', 'hired']
    await addSubmissions(house.db, noon, { kind: 'application', count: 33, jobs: 11, states })
    await addSubmissions(house.db, noon, { kind: 'application', count: 5, jobs: 1 })
    const withdrawn = { withdrawnAt: noon.toISOString() }
    await house.db.updateTable('submissions').set(withdrawn).where('jobId', '=', 'job 3').execute()
    const jobs = (await overview(houseAt(house, () => noon))).applications!.jobs
    expect(jobs).toHaveLength(9)
    expect(jobs[0]).toEqual({
      title: 'job 0',
      stages: { new: 6, interview: 1, hired: 1 },
      count: 8,
    })
    expect(jobs.map(({ title }) => title)).not.toContain('job 3')
    expect(jobs.at(-1)).toEqual({ title: '', stages: { new: 2, interview: 2, hired: 2 }, count: 6 })
    expect(sum(jobs.map(({ count }) => count))).toBe(35)
  },
)

onBothDatabases('drafts, scheduled posts and mails that failed are told', async (house) => {
  const { db, changes } = house
  await writePost({ changes }, owner, texts)
  await writeDraft({ changes }, owner, { ...texts, title: 'Unfinished' })
  const planned = await writeDraft({ changes }, owner, { ...texts, title: 'Planned' })
  const publishedAt = hours(24)
  await publishDraft({ changes }, owner, planned.key, { version: 1, publishedAt })
  const mail = { about: 'x', recipient: 'a@example.com', subject: 's', mail: '', attempts: 22 }
  const at = { createdAt: hours(0), dueAt: hours(0) }
  const row = (id: string, state: 'dead' | 'sent' | 'waiting') => ({ ...mail, ...at, id, state })
  await db
    .insertInto('outbox')
    .values([row('1', 'dead'), row('2', 'dead'), row('3', 'waiting'), row('4', 'sent')])
    .execute()
  const found = await overview(house)
  expect(found.mails).toEqual({ failed: 2, waiting: 1 })
  expect(found.posts).toMatchObject({
    drafts: { count: 1, latest: [{ title: 'Unfinished' }] },
    scheduled: { count: 1, next: [{ key: planned.key, title: 'Planned', at: publishedAt }] },
    weeks: [0, 0, 1],
  })
})

onBothDatabases('each role is told of its own work only', async (house) => {
  const told = async (role: Role) => {
    const found = await readOverview(house, as(role), { zone: 'UTC', weeks: 1 })
    return Object.keys(found).filter((name) => !['zone', 'weeks'].includes(name))
  }
  expect(await told('owner')).toEqual(['enquiries', 'applications', 'posts', 'mails'])
  expect(await told('sales')).toEqual(['enquiries', 'mails'])
  expect(await told('recruiter')).toEqual(['applications', 'mails'])
  expect(await told('editor')).toEqual(['posts'])
})

onBothDatabases(
  'words find posts, jobs, enquiries and applications as far as a role may see',
  async (house) => {
    const { db, changes } = house
    await writePost({ changes }, owner, { ...texts, title: 'A harbour in winter' })
    await writeDraft({ changes }, owner, { ...texts, title: 'Harbour, unfinished' })
    const planned = await writeDraft({ changes }, owner, { ...texts, title: 'Harbour to come' })
    await publishDraft({ changes }, owner, planned.key, { version: 1, publishedAt: hours(24) })
    const job = { title: 'Harbour master', description: 'd', requirements: 'r', salaryRange: 's' }
    await postJob({ changes }, owner, { ...job, location: 'Kochi' })
    await addSubmissions(db, noon, { kind: 'enquiry', count: 1 })
    await addSubmissions(db, noon, { kind: 'application', count: 7, jobs: 1 })
    await db.updateTable('submissions').set({ name: 'Asha Harbour' }).execute()
    await indexEarlierSubmissions(house)
    const find = async (role: Role, typed: unknown) => {
      const { finds } = await findOnDesk({ ...house, secret }, as(role), typed)
      return finds.map(({ kind, title, state }) => `${kind} ${title} ${state}`)
    }
    const posts = [
      'post Harbour, unfinished draft',
      'post Harbour to come scheduled',
      'post A harbour in winter published',
    ]
    const jobs = ['job Harbour master open']
    const enquiries = ['enquiry Asha Harbour new']
    const applications = Array.from({ length: 5 }, () => 'application Asha Harbour new')
    expect((await find('owner', 'harb')).toSorted()).toEqual(
      [...posts, ...jobs, ...enquiries, ...applications].toSorted(),
    )
    expect((await find('editor', 'harbour')).toSorted()).toEqual(posts.toSorted())
    expect(await find('recruiter', 'harbour')).toEqual([...jobs, ...applications])
    expect(await find('sales', 'harbour')).toEqual(enquiries)
    expect(await find('owner', 'harbour master kochi')).toEqual(jobs)
    for (const nothing of ['', '   ', undefined, 7, 'zzzz', '%', '\0', '"§', "' or 1=1 --"])
      expect([nothing, await find('owner', nothing)]).toEqual([nothing, []])
  },
)

onBothDatabases.postgresLong('50,000 submissions are counted, each of them once', async (house) => {
  const { db } = house
  const states = ['new', 'reviewing', 'interview', 'rejected', 'hired']
  await addSubmissions(db, noon, { kind: 'enquiry', count: 25_000, apart: 1 / 20 })
  await addSubmissions(db, noon, {
    kind: 'application',
    count: 25_000,
    apart: 1 / 20,
    states,
    jobs: 40,
  })
  const found = await overview(house, { weeks: 12 })
  expect(sum(found.enquiries!.weeks)).toBe(25_000)
  expect(sum(found.applications!.jobs.map(({ count }) => count))).toBe(25_000)
})

onBothDatabases('a proxy that nobody has listed is told to owners only', async (house) => {
  const unlistedProxy = { address: '127.0.0.1', header: 'x-forwarded-for' }
  expect((await overview(house, { unlistedProxy })).unlistedProxy).toEqual(unlistedProxy)
  expect(await overview(house)).not.toHaveProperty('unlistedProxy')
  for (const role of ['editor', 'recruiter', 'sales'] as const) {
    const asked = { zone: 'UTC', weeks: 3, now: noon, unlistedProxy }
    expect(await readOverview(house, as(role), asked)).not.toHaveProperty('unlistedProxy')
  }
})
