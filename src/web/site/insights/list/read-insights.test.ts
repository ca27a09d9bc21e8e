import { pino } from 'pino'
import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../../test/database/both-databases.ts'
import { Changes } from '../../../../platform/db/changes.ts'
import { openBlog } from '../../../../features/posts/read/blog.ts'
import { writePost } from '../../../../features/posts/write/write-post.ts'
import type { Actor } from '../../../../features/sessions/actor.ts'
import { readInsights } from './read-insights.server.ts'

const editor: Actor = { kind: 'staff', staffId: 'e', sessionId: 's', role: 'editor' }

/** An hour apart: what is published in one millisecond has no order. */
async function fill({ db, engine }: House) {
  let hour = 0
  const changes = new Changes(db, engine, () => new Date(Date.UTC(2024, 0, 1, hour++)))
  for (const number of [1, 2, 3, 4, 5])
    await writePost({ changes }, editor, {
      title: `Post ${number}`,
      category: number > 3 ? 'Data' : 'Delivery',
      thumbnail: '',
      content: '<p>Words.</p>',
    })
}

function reader({ db, clock }: House) {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const read = (query = '') =>
    readInsights({ blog: openBlog({ db, clock }), log }, new URLSearchParams(query))
  return { read, logged }
}

const titlesOf = ({ page }: Awaited<ReturnType<typeof readInsights>>) =>
  page.posts.map(({ title }) => title)

onBothDatabases(
  'INS-4: the list is read three at a time, and goes on after a token',
  async (house) => {
    await fill(house)
    const { read } = reader(house)
    const first = await read()
    expect(titlesOf(first)).toEqual(['Post 5', 'Post 4', 'Post 3'])
    expect(first.page.hasMore).toBe(true)
    const second = await read(`after=${first.page.nextContinuationToken}`)
    expect(titlesOf(second)).toEqual(['Post 2', 'Post 1'])
    expect(second.page).toMatchObject({ hasMore: false, nextContinuationToken: undefined })
  },
)

onBothDatabases('INS-1: All by its name is the whole list, and its button', async (house) => {
  await fill(house)
  const all = await reader(house).read('category=ALL')
  expect(titlesOf(all)).toEqual(['Post 5', 'Post 4', 'Post 3'])
  expect(all.category).toBe('')
})

onBothDatabases(
  'INS-1: a category is found whatever its case, and named as it is',
  async (house) => {
    await fill(house)
    const { read } = reader(house)
    const data = await read('category=data')
    expect(data).toMatchObject({ category: 'Data', categories: ['Data', 'Delivery'] })
    expect(titlesOf(data)).toEqual(['Post 5', 'Post 4'])
    expect(titlesOf(await read('category=Nothing'))).toEqual([])
  },
)

onBothDatabases(
  'INS-1: without the categories there is still All, with its posts, and the log says why',
  async (house) => {
    await fill(house)
    const { read, logged } = reader(house)
    await read()
    await house.db.schema.dropTable('categories').execute()
    const view = await read()
    expect(view.categories).toEqual([])
    expect(titlesOf(view)).toEqual(['Post 5', 'Post 4', 'Post 3'])
    expect(logged.join()).toContain('The categories could not be read')
  },
)

onBothDatabases(
  'INS-4: a token that was tampered with leads to a page that is not there',
  async (house) => {
    await fill(house)
    const { read } = reader(house)
    const { page } = await read()
    const wrong = `${page.nextContinuationToken!.slice(0, -2)}xx`
    await expect(read(`after=${wrong}`)).rejects.toMatchObject({ init: { status: 404 } })
    await expect(read(`category=Data&after=${page.nextContinuationToken}`)).rejects.toMatchObject({
      init: { status: 404 },
    })
  },
)
