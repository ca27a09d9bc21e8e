import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { listCategories } from '../posts/categories/list-categories.ts'
import { listWholePosts } from '../posts/read/list-posts.ts'
import { slugOf } from '../posts/write/post-slug.ts'
import { removePost } from '../posts/write/remove-post.ts'
import { sanitizePost } from '../posts/sanitize/sanitize-post.ts'
import { sampleJobs, samplePosts } from '../../../test/sample/sample-posts-and-jobs.ts'
import type { JobTexts } from '../jobs/job-schema.ts'
import { listJobs } from '../jobs/read/list-jobs.ts'
import { postJob } from '../jobs/write/post-job.ts'
import { removeJob } from '../jobs/write/remove-job.ts'
import { sampleContent } from '../sessions/actor.ts'
import { bytesOf, packHouse } from '../../../test/sample/pack-house.ts'
import { fillEmptyDatabase } from './fill-empty-database.ts'

const sample = 'packs/naksha'
const day = 86_400_000

const textsOf = ({ title, description, requirements, location, salaryRange }: JobTexts) => ({
  title,
  description,
  requirements,
  location,
  salaryRange,
})

onBothDatabases.postgresLong(
  'an empty database is filled with the sample jobs, the newest first',
  async (house) => {
    const heard: string[][] = []
    house.changes.onChange((nouns) => heard.push(nouns))
    expect(await fillEmptyDatabase(house.changes, sample)).toBe(true)
    const jobs = await listJobs(house)
    const given = sampleJobs.toSorted((a, b) => a.postedDaysAgo - b.postedDaysAgo)
    expect(jobs.map(({ id }) => id)).toEqual(given.map(({ id }) => id))
    for (const [index, job] of jobs.entries()) expect(given[index]).toMatchObject(textsOf(job))
    expect(jobs).toHaveLength(5)
    const history = await house.db
      .selectFrom('history')
      .selectAll()
      .where('noun', '=', 'jobs')
      .execute()
    expect(history.map(({ nounId }) => nounId).sort()).toEqual(jobs.map(({ id }) => id).sort())
    for (const row of history) expect(row).toMatchObject({ staffId: null, action: 'posted' })
    expect(heard).toEqual([['jobs', 'posts']])
  },
)

onBothDatabases.postgresLong(
  'the sample begins today: its newest job is two days old, and all dates keep their distance',
  async (house) => {
    const began = Date.now()
    await fillEmptyDatabase(house.changes, sample)
    const daysSince = (moment: string) => (began - Date.parse(moment)) / day
    const jobs = await house.db
      .selectFrom('jobs')
      .select(['postedAt', 'validThrough'])
      .orderBy('postedAt', 'desc')
      .execute()
    const [first] = jobs
    expect(jobs.map(({ postedAt }) => Math.round(daysSince(postedAt!)))).toEqual([2, 6, 11, 19, 27])
    expect(first!.validThrough).toBe(new Date(began + 60 * day).toISOString().slice(0, 10))
    const { posts } = await listWholePosts(house, { limit: 50 })
    const ages = posts.map(({ publishedAt }) => daysSince(publishedAt))
    expect([ages[0], ages.at(-1)].map((age) => Math.round(age!))).toEqual([9, 720])
  },
)

onBothDatabases.postgresLong(
  'the whole sample comes back to the byte when it is imported',
  async (given) => {
    const house = await packHouse(given)
    await house.put(sample)
    const { folder, posts, jobs } = await house.write()
    expect([posts, jobs]).toEqual([15, 5])
    const written = Object.entries(await bytesOf(sample)).filter(
      ([file]) => !file.startsWith('drawings/'),
    )
    expect(await bytesOf(folder)).toEqual(Object.fromEntries(written))
  },
)

onBothDatabases.postgresLong(
  'what an owner deletes does not come back at the next start',
  async (house) => {
    await fillEmptyDatabase(house.changes, sample)
    for (const { id } of await listJobs(house)) await removeJob(house, sampleContent, id)
    expect(await fillEmptyDatabase(house.changes, sample)).toBe(false)
    expect(await listJobs(house)).toEqual([])
    await house.db.deleteFrom('jobs').execute()
    expect(await fillEmptyDatabase(house.changes, sample)).toBe(false)
    expect(await house.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  },
)

onBothDatabases.postgresLong(
  'a database with jobs of its own gets no sample jobs, not even later',
  async (house) => {
    const own = await postJob(house, sampleContent, {
      title: 'Our own',
      description: 'Work',
      requirements: 'None',
      location: 'Here',
      salaryRange: 'Fair',
    })
    await removeJob(house, sampleContent, own.id)
    await fillEmptyDatabase(house.changes, sample)
    await house.db.deleteFrom('jobs').execute()
    await fillEmptyDatabase(house.changes, sample)
    expect(await house.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  },
)

onBothDatabases('two first starts at once fill the database once', async (house) => {
  const fills = await Promise.all([1, 2, 3].map(() => fillEmptyDatabase(house.changes, sample)))
  expect(fills.filter(Boolean)).toHaveLength(1)
  expect(await listJobs(house)).toHaveLength(5)
})

onBothDatabases.postgresLong('an empty database is filled with the sample posts', async (house) => {
  await fillEmptyDatabase(house.changes, sample)
  const { posts } = await listWholePosts(house, { limit: 50 })
  const given = samplePosts.toSorted((a, b) => a.daysAgo - b.daysAgo)
  expect(posts.map(({ title }) => title)).toEqual(given.map(({ title }) => title))
  for (const [index, post] of posts.entries()) {
    expect(post.slug).toBe(slugOf(given[index]!.title))
    expect(post.content).toBe(sanitizePost(given[index]!.content))
    expect(post.authorName).toBe(given[index]!.authorName)
    expect(post.updatedAt).toBe(post.publishedAt)
  }
  const categories = [...new Set(samplePosts.map(({ category }) => category))]
  expect(await listCategories(house)).toEqual(
    categories.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  await removePost(house, sampleContent, posts[0]!.id)
  expect(await fillEmptyDatabase(house.changes, sample)).toBe(false)
  expect((await listWholePosts(house, { limit: 50 })).posts).toEqual(posts.slice(1))
})
