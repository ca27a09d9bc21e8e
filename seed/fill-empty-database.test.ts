import { expect, test } from 'vitest'
import { onBothDatabases } from '../test/both-databases.ts'
import { listCategories } from '../src/features/posts/categories/list-categories.ts'
import { listWholePosts } from '../src/features/posts/read/list-posts.ts'
import { postSchema } from '../src/features/posts/post-schema.ts'
import { slugOf } from '../src/features/posts/write/post-slug.ts'
import { removePost } from '../src/features/posts/write/remove-post.ts'
import { sanitizePost } from '../src/features/posts/sanitize/sanitize-post.ts'
import { samplePosts } from './posts/all-posts.ts'
import { jobSchema, type JobTexts } from '../src/features/jobs/job-schema.ts'
import { listJobs } from '../src/features/jobs/read/list-jobs.ts'
import { postJob } from '../src/features/jobs/write/post-job.ts'
import { removeJob } from '../src/features/jobs/write/remove-job.ts'
import { sampleContent } from '../src/features/sessions/actor.ts'
import { fillEmptyDatabase } from './index.ts'
import { sampleJobs } from './sample-jobs.ts'

const textsOf = ({ title, description, requirements, location, salaryRange }: JobTexts) => ({
  title,
  description,
  requirements,
  location,
  salaryRange,
})

onBothDatabases(
  'an empty database is filled with the sample jobs, the newest first',
  async (house) => {
    const heard: string[][] = []
    house.changes.onChange((nouns) => heard.push(nouns))
    expect(await fillEmptyDatabase(house.changes)).toBe(true)
    const jobs = await listJobs(house.db)
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

test.each(sampleJobs)('the sample job $id is as good as one that somebody posts', (job) => {
  const { id: _id, postedDaysAgo: _posted, openForDays: _open, ...given } = job
  expect(jobSchema.parse(job)).toEqual(given)
})

onBothDatabases('what an owner deletes does not come back at the next start', async (house) => {
  await fillEmptyDatabase(house.changes)
  for (const { id } of await listJobs(house.db)) await removeJob(house, sampleContent, id)
  expect(await fillEmptyDatabase(house.changes)).toBe(false)
  expect(await listJobs(house.db)).toEqual([])
  await house.db.deleteFrom('jobs').execute()
  expect(await fillEmptyDatabase(house.changes)).toBe(false)
  expect(await house.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

onBothDatabases(
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
    await fillEmptyDatabase(house.changes)
    await house.db.deleteFrom('jobs').execute()
    await fillEmptyDatabase(house.changes)
    expect(await house.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  },
)

onBothDatabases('two first starts at once fill the database once', async (house) => {
  const fills = await Promise.all([1, 2, 3].map(() => fillEmptyDatabase(house.changes)))
  expect(fills.filter(Boolean)).toHaveLength(1)
  expect(await listJobs(house.db)).toHaveLength(5)
})

onBothDatabases('an empty database is filled with the sample posts', async (house) => {
  await fillEmptyDatabase(house.changes)
  const { posts } = await listWholePosts(house.db, { limit: 50 })
  const given = samplePosts.toSorted((a, b) => a.daysAgo - b.daysAgo)
  expect(posts.map(({ title }) => title)).toEqual(given.map(({ title }) => title))
  for (const [index, post] of posts.entries()) {
    expect(post.slug).toBe(slugOf(given[index]!.title))
    expect(post.content).toBe(sanitizePost(given[index]!.content))
    expect(post.authorName).toBe(given[index]!.authorName)
    expect(post.updatedAt).toBe(post.publishedAt)
  }
  const categories = [...new Set(samplePosts.map(({ category }) => category))]
  expect(await listCategories(house.db)).toEqual(
    categories.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  await removePost(house, sampleContent, posts[0]!.id)
  expect(await fillEmptyDatabase(house.changes)).toBe(false)
  expect((await listWholePosts(house.db, { limit: 50 })).posts).toEqual(posts.slice(1))
})

test.each(samplePosts)(
  'the sample post “$title” is as good as one that somebody writes',
  (post) => {
    const { title, category, summary, thumbnail, authorName, content } = post
    expect(postSchema.parse(post)).toEqual({
      title,
      category,
      summary,
      thumbnail,
      authorName,
      content,
    })
  },
)
