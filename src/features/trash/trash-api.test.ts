import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { owner } from '../../../test/server/owner.ts'
import { historyApi } from '../history/history-api.ts'
import { jobApi } from '../jobs/job-api.ts'
import { postApi } from '../posts/post-api.ts'
import { trashApi } from './trash-api.ts'

const job = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience',
  location: 'Kochi',
  salaryRange: 'Fair',
}
const post = { title: 'A queue', category: 'Cloud', thumbnail: '', content: '<p>Nine minutes.</p>' }

async function openDoor({ db, clock, changes }: House) {
  const { app, headers } = await openApp({ db, clock }, async (one) => {
    for (const api of [jobApi, postApi, trashApi]) await one.register(api, { db, clock, changes })
    await one.register(historyApi, { db })
  })
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body ? (answer.json() as never) : undefined }
  }
}

onBothDatabases('a job lies in the trash and comes back whole, once', async (house) => {
  const call = await openDoor(house)
  const { jobPost } = (await call('POST', '/jobs', job)).body! as { jobPost: { id: string } }
  expect((await call('GET', '/api/trash/jobs')).body).toEqual({ jobs: [] })
  await call('DELETE', `/jobs/${jobPost.id}`)
  expect((await call('GET', '/api/trash/jobs')).body).toMatchObject({
    jobs: [{ id: jobPost.id, title: 'Tester', deletedAt: expect.stringMatching(/Z$/) }],
  })
  expect((await call('POST', `/api/trash/jobs/${jobPost.id}/restore`)).status).toBe(200)
  expect((await call('GET', '/jobs')).body).toMatchObject({ jobPosts: [{ ...job, version: 3 }] })
  expect((await call('POST', `/api/trash/jobs/${jobPost.id}/restore`)).status).toBe(404)
  expect((await call('POST', '/api/trash/jobs/%00/restore')).status).toBe(404)
  const rows = await house.db.selectFrom('history').select('action').execute()
  expect(rows.map(({ action }) => action).sort()).toEqual(['posted', 'removed', 'restored'])
})

onBothDatabases('a category comes back with the posts it took along, no others', async (house) => {
  const call = await openDoor(house)
  const write = async (title: string) =>
    ((await call('POST', '/api/blogs/post', { ...post, title })).body! as { post: { key: string } })
      .post.key
  const [alone, first, second] = [await write('Alone'), await write('First'), await write('Second')]
  await call('DELETE', `/api/blogs/post/${alone}`)
  await call('DELETE', '/api/blogs/categories/Cloud')
  expect((await call('GET', '/api/trash/posts')).body).toMatchObject({
    posts: [{ key: alone, title: 'Alone', category: 'Cloud' }],
    categories: [{ category: 'Cloud', posts: 2 }],
  })
  const restored = await call('POST', '/api/trash/categories/restore', { category: 'Cloud' })
  expect(restored.body).toEqual({ category: 'Cloud', posts: 2 })
  for (const [key, status] of [
    [first, 200],
    [second, 200],
    [alone, 404],
  ] as const)
    expect((await call('GET', `/api/blogs/post/key/${key}`)).status).toBe(status)
  expect((await call('POST', `/api/trash/posts/${alone}/restore`)).status).toBe(200)
  expect((await call('GET', '/api/trash/posts')).body).toEqual({ posts: [], categories: [] })
  for (const payload of [{}, { category: 7 }, { category: 'a\0b' }])
    expect((await call('POST', '/api/trash/categories/restore', payload)).status).toBe(400)
})

onBothDatabases(
  'the posts of a category that is in use again lie in the trash one by one',
  async (house) => {
    const call = await openDoor(house)
    const write = async (title: string) =>
      (
        (await call('POST', '/api/blogs/post', { ...post, title })).body! as {
          post: { key: string }
        }
      ).post.key
    const [alone, first, second] = [
      await write('Alone'),
      await write('First'),
      await write('Second'),
    ]
    await call('DELETE', `/api/blogs/post/${alone}`)
    await call('DELETE', '/api/blogs/categories/Cloud')
    await call('POST', `/api/trash/posts/${alone}/restore`)
    const trash = async () =>
      (await call('GET', '/api/trash/posts')).body! as { posts: { key: string }[] }
    const lying = await trash()
    expect(lying).toMatchObject({ categories: [] })
    expect(lying.posts.map(({ key }) => key).toSorted()).toEqual([first, second].toSorted())
    expect((await call('POST', `/api/trash/posts/${first}/restore`)).status).toBe(200)
    expect(await trash()).toMatchObject({ posts: [{ key: second }], categories: [] })
  },
)

onBothDatabases('the history names who, what and the fields, page by page', async (house) => {
  const call = await openDoor(house)
  const { jobPost } = (await call('POST', '/jobs', job)).body! as { jobPost: { id: string } }
  for (let change = 0; change < 34; change++)
    await call('PUT', `/jobs/${jobPost.id}`, { ...job, location: `Place ${change}` })
  type Page = {
    changes: { id: string; at: string; changed: string[]; action: string }[]
    next: string | null
  }
  const first = (await call('GET', '/api/history')).body! as Page
  expect(first.changes).toHaveLength(30)
  expect(first.changes[0]).toMatchObject({
    who: owner.email,
    noun: 'jobs',
    nounId: jobPost.id,
    name: 'Tester',
    action: 'changed',
    changed: ['location'],
  })
  const rest = (await call('GET', `/api/history?after=${first.next}`)).body! as Page
  expect(rest.changes).toHaveLength(5)
  expect(rest.next).toBeNull()
  const ids = [...first.changes, ...rest.changes].map(({ id }) => id)
  expect(new Set(ids).size).toBe(35)
  const latest = first.changes.find(({ action }) => action === 'changed')!
  expect((await call('GET', `/api/history/${latest.id}`)).body).toEqual({
    fields: [{ field: 'location', before: 'Place 32', after: 'Place 33' }],
  })
  expect((await call('GET', '/api/history?noun=posts')).body).toEqual({ changes: [], next: null })
  const last = { id: jobPost.id, email: owner.email, at: first.changes[0]!.at }
  expect((await call('GET', `/api/history/last?noun=jobs&ids=${jobPost.id},none`)).body).toEqual({
    changes: [last],
  })
  for (const query of ['', '?noun=staff&ids=a', '?noun=jobs&ids=', '?noun=jobs&ids=%00'])
    expect((await call('GET', `/api/history/last${query}`)).status).toBe(400)
  expect((await call('GET', '/api/history?noun=%00&after=x')).status).toBe(200)
  expect((await call('GET', '/api/history/%00')).body).toEqual({ fields: [] })
})
