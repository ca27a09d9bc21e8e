import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { Changes } from '../../../platform/db/changes.ts'
import type { Actor } from '../../sessions/actor.ts'
import { changeJob } from './change-job.ts'
import { listJobs } from '../read/list-jobs.ts'
import { postJob } from './post-job.ts'
import { removeJob } from './remove-job.ts'

const texts = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience\nCuriosity',
  location: 'Kochi',
  salaryRange: '₹9–15 lakh',
}

const withRole = (role: 'owner' | 'recruiter' | 'editor' | 'sales'): Actor => ({
  kind: 'staff',
  staffId: `the ${role}`,
  sessionId: 'today',
  role,
})
const recruiter = withRole('recruiter')

function watch({ db, changes }: House) {
  const heard: string[][] = []
  changes.onChange((nouns) => heard.push(nouns))
  return {
    heard,
    rows: () => db.selectFrom('jobs').selectAll().execute(),
    history: async () => {
      const rows = await db.selectFrom('history').selectAll().orderBy('at').execute()
      return rows.map(({ before, after, ...row }) => ({
        ...row,
        before: before && JSON.parse(before),
        after: after && JSON.parse(after),
      }))
    },
  }
}

onBothDatabases('API-1: a posted job is stored, on the list and in the history', async (house) => {
  const { rows, history, heard } = watch(house)
  const job = await postJob(house, recruiter, texts)
  expect(job).toEqual({ ...texts, id: expect.stringMatching(/^[\w-]{22}$/), version: 1 })
  expect(await listJobs(house)).toEqual([job])
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row).toMatchObject({ ...job, deletedAt: null })
  expect(row!.updatedAt).toBe(row!.createdAt)
  expect(await history()).toEqual([
    {
      id: expect.any(String),
      at: row!.createdAt,
      staffId: 'the recruiter',
      noun: 'jobs',
      nounId: job.id,
      action: 'posted',
      before: null,
      beganAt: null,
      after: row,
    },
  ])
  expect(heard).toEqual([['jobs']])
})

onBothDatabases('API-1: the newest job comes first', async ({ db, clock, engine }) => {
  let hour = 9
  const changes = new Changes(db, engine, () => new Date(Date.UTC(2024, 0, 1, hour++)))
  for (const title of ['first', 'second', 'third'])
    await postJob({ changes }, recruiter, { ...texts, title })
  const rows = await db.selectFrom('jobs').select('createdAt').orderBy('createdAt').execute()
  expect(rows[0]!.createdAt).toBe('2024-01-01T09:00:00.000Z')
  expect((await listJobs({ db, clock })).map(({ title }) => title)).toEqual([
    'third',
    'second',
    'first',
  ])
})

onBothDatabases('ADM-5: a change replaces the job and keeps its place', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const { rows, history, heard } = watch(house)
  const [before] = await rows()
  const changed = { ...texts, title: 'Senior tester', location: 'Remote' }
  const job = await changeJob(house, withRole('owner'), id, { ...changed, version: 1 })
  expect(job).toEqual({ ...changed, id, version: 2 })
  expect(await listJobs(house)).toEqual([job])
  const [after] = await rows()
  expect(after).toMatchObject({ ...job, createdAt: before!.createdAt, deletedAt: null })
  expect(after!.updatedAt > before!.updatedAt).toBe(true)
  expect((await history()).at(-1)).toMatchObject({
    staffId: 'the owner',
    nounId: id,
    action: 'changed',
    at: after!.updatedAt,
    before,
    after,
  })
  expect(heard).toEqual([['jobs']])
})

onBothDatabases('a change that names an old version changes nothing', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const current = await changeJob(house, recruiter, id, { ...texts, title: 'Theirs' })
  const { rows, history, heard } = watch(house)
  const before = [await rows(), await history()]
  for (const version of [1, 3, 0, -1]) {
    const late = changeJob(house, recruiter, id, { ...texts, title: 'Ours', version })
    await expect(late).rejects.toMatchObject({ status: 409, job: current })
  }
  expect([await rows(), await history()]).toEqual(before)
  expect(heard).toEqual([])
})

onBothDatabases('changes that name no version all happen, one after the other', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`)
  await Promise.all(titles.map((title) => changeJob(house, recruiter, id, { ...texts, title })))
  const { rows, history } = watch(house)
  expect((await rows())[0]!.version).toBe(21)
  const steps = (await history()).filter(({ action }) => action === 'changed')
  const versions = steps.map(({ before, after }) => [before.version, after.version])
  expect(versions.sort(([a], [b]) => a - b)).toEqual(
    titles.map((_, index) => [index + 1, index + 2]),
  )
})

onBothDatabases('a removed job lies whole in the trash, off the list', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const { rows, history, heard } = watch(house)
  const [before] = await rows()
  await removeJob(house, recruiter, id)
  expect(await listJobs(house)).toEqual([])
  const [after, ...others] = await rows()
  expect(others).toEqual([])
  expect(after).toEqual({
    ...before,
    deletedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: after!.deletedAt,
    version: 2,
  })
  expect((await history()).at(-1)).toMatchObject({ action: 'removed', nounId: id, before, after })
  expect(heard).toEqual([['jobs']])
})

onBothDatabases(
  'what is removed or was never there cannot be changed or removed',
  async (house) => {
    const { id } = await postJob(house, recruiter, texts)
    await removeJob(house, recruiter, id)
    const { rows, history } = watch(house)
    const before = [await rows(), await history()]
    const refusal = { status: 404, code: 'job-not-found', message: 'There is no such job.' }
    for (const gone of [id, 'never-there', '']) {
      await expect(changeJob(house, recruiter, gone, texts)).rejects.toMatchObject(refusal)
      await expect(removeJob(house, recruiter, gone)).rejects.toMatchObject(refusal)
    }
    expect([await rows(), await history()]).toEqual(before)
  },
)

onBothDatabases('of many who remove one job at once, one does', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const removals = Array.from({ length: 10 }, () => removeJob(house, recruiter, id))
  const done = (await Promise.allSettled(removals)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
  expect((await watch(house).history()).map(({ action }) => action).sort()).toEqual([
    'posted',
    'removed',
  ])
})

onBothDatabases('editors and sales may not touch jobs', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const { rows, history, heard } = watch(house)
  const before = [await rows(), await history()]
  for (const actor of [withRole('editor'), withRole('sales')]) {
    await expect(postJob(house, actor, texts)).rejects.toMatchObject({ status: 403 })
    await expect(changeJob(house, actor, id, texts)).rejects.toMatchObject({ status: 403 })
    await expect(removeJob(house, actor, id)).rejects.toMatchObject({ status: 403 })
  }
  expect([await rows(), await history()]).toEqual(before)
  expect(heard).toEqual([])
})

onBothDatabases('without its line in the history no change of a job is kept', async (house) => {
  const { id } = await postJob(house, recruiter, texts)
  const { rows, heard } = watch(house)
  const before = await rows()
  await house.db.schema.dropTable('history').execute()
  await expect(postJob(house, recruiter, texts)).rejects.toThrow(/history/)
  await expect(changeJob(house, recruiter, id, texts)).rejects.toThrow(/history/)
  await expect(removeJob(house, recruiter, id)).rejects.toThrow(/history/)
  expect(await rows()).toEqual(before)
  expect(heard).toEqual([])
})
