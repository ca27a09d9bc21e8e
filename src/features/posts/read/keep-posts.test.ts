import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import type { Actor } from '../../sessions/actor.ts'
import { changePost } from '../write/change-post.ts'
import { findPostBySlug, findPostByTitle } from './find-post.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listPosts } from './list-posts.ts'
import { neighboursOf } from './neighbours-of.ts'
import { relatedPosts } from './related-posts.ts'
import { removeCategory } from '../categories/remove-category.ts'
import { removePost } from '../write/remove-post.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restorePost } from '../write/restore-post.ts'
import { writePost } from '../write/write-post.ts'

const texts = { title: 'A post', category: 'Engineering', thumbnail: '', content: '<p>Text</p>' }

const withRole = (role: 'owner' | 'recruiter' | 'editor' | 'sales'): Actor => ({
  kind: 'staff',
  staffId: `the ${role}`,
  sessionId: 'today',
  role,
})
const editor = withRole('editor')

const write = ({ changes }: House, part: Partial<typeof texts> = {}) =>
  writePost({ changes }, editor, { ...texts, ...part })

const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

onBothDatabases('INS-7: titles that make one slug, or none, each get an address', async (house) => {
  const titles = ['A post', 'A post!', ' a  POST ', 'Ünï', '你好', '😀', 'A post 2', 'A post']
  const posts = []
  for (const title of titles) posts.push(await write(house, { title: title.trim() }))
  expect(slugsOf(posts)).toEqual([
    'a-post',
    'a-post-2',
    'a-post-3',
    'n',
    expect.stringMatching(/^post-[a-z0-9]{8}$/),
    expect.stringMatching(/^post-[a-z0-9]{8}$/),
    'a-post-2-2',
    'a-post-4',
  ])
  for (const post of posts) expect(await findPostBySlug(house, post.slug)).toEqual({ post })
})

onBothDatabases('API-3: a title without a letter of ASCII finds its post', async (house) => {
  const first = await write(house, { title: '😀 你好' })
  const second = await write(house, { title: '😀  你好' })
  expect(second.slug).toBe(`${first.slug}-2`)
  expect(await findPostByTitle(house, '😀 你好')).toEqual(first)
  expect(await findPostByTitle(house, first.slug.replaceAll('-', ' '))).toEqual(first)
  const { slug } = await changePost(house, editor, first.id, { ...texts, title: 'مرحبا' })
  expect(await findPostBySlug(house, first.slug)).toEqual({ movedTo: slug })
  expect(await findPostBySlug(house, 'مرحبا')).toEqual({ movedTo: slug })
  expect(await findPostByTitle(house, '🚪')).toBeUndefined()
})

onBothDatabases('INS-7: ten posts of one title at once get ten addresses', async (house) => {
  const posts = await Promise.all(Array.from({ length: 10 }, () => write(house)))
  expect(new Set(slugsOf(posts)).size).toBe(10)
  expect(slugsOf(posts)).toContain('a-post-10')
})

onBothDatabases(
  'INS-7: the address of an old title leads to the new one, for good',
  async (house) => {
    const { id } = await write(house)
    const renamed = await changePost(house, editor, id, { ...texts, title: 'Renamed' })
    expect(renamed.slug).toBe('renamed')
    expect(await findPostBySlug(house, 'a-post')).toEqual({ movedTo: 'renamed' })
    expect(await findPostBySlug(house, 'RENAMED')).toEqual({ movedTo: 'renamed' })
    expect((await write(house)).slug).toBe('a-post-2')
    const back = await changePost(house, editor, id, { ...texts, title: 'A post' })
    expect(back.slug).toBe('a-post')
    expect(await findPostBySlug(house, 'renamed')).toEqual({ movedTo: 'a-post' })
    const same = await changePost(house, editor, id, { ...texts, title: 'A post?!' })
    expect(same.slug).toBe('a-post')
    await removePost(house, editor, id)
    expect(await findPostBySlug(house, 'a-post')).toBeUndefined()
    expect((await write(house)).slug).toBe('a-post-3')
    expect((await restorePost(house, editor, id)).slug).toBe('a-post')
  },
)

onBothDatabases('API-4: a category comes back whole, with what went with it', async (house) => {
  const [one, two, gone] = [
    await write(house, { title: 'One' }),
    await write(house, { title: 'Two' }),
    await write(house, { title: 'Gone before' }),
  ]
  await removePost(house, editor, gone.id)
  expect(await removeCategory(house, editor, 'engineering')).toEqual({
    category: 'Engineering',
    posts: 2,
  })
  expect(await listCategories(house)).toEqual([])
  expect(await restoreCategory(house, editor, 'ENGINEERING')).toEqual({
    category: 'Engineering',
    posts: 2,
  })
  const { posts } = await listPosts(house)
  expect(posts.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
  expect(await listCategories(house)).toEqual(['Engineering'])
  await expect(restoreCategory(house, editor, 'Engineering')).rejects.toMatchObject({
    status: 404,
  })
})

onBothDatabases(
  'API-5: no post appears twice or goes missing while the blog changes',
  async (house) => {
    const ids: string[] = []
    for (let number = 0; number < 25; number++)
      ids.unshift((await write(house, { title: `Post ${number}`, content: '' })).id)
    // Several at one moment, so that the moment alone does not put them in order.
    const at = new Date(Date.now() - 60_000).toISOString()
    await house.db
      .updateTable('posts')
      .set({ publishedAt: at })
      .where('id', 'in', ids.slice(3, 12))
      .execute()
    const before = (await listPosts(house, { limit: 50 })).posts.map(({ id }) => id)
    expect(before).toHaveLength(25)
    const seen: string[] = []
    let continuationToken: string | undefined
    const removed: string[] = []
    for (let page = 0; ; page++) {
      const list = await listPosts(house, { limit: 4, continuationToken })
      seen.push(...list.posts.map(({ id }) => id))
      if (!list.hasMore) {
        expect(list.nextContinuationToken).toBeNull()
        break
      }
      continuationToken = list.nextContinuationToken!
      await write(house, { title: `Newer ${page}` })
      const last = seen.at(-1)!
      if (page % 2 === 0) removed.push(last)
      if (page % 2 === 0) await removePost(house, editor, last)
    }
    expect(removed.length).toBeGreaterThan(2)
    expect(seen).toEqual(before)
  },
)

onBothDatabases('what is a draft, scheduled or yet to come is on no list', async (house) => {
  const [draft, scheduled, later, shown] = [
    await write(house, { title: 'Draft', category: 'Hidden' }),
    await write(house, { title: 'Scheduled' }),
    await write(house, { title: 'Later' }),
    await write(house, { title: 'Shown' }),
  ]
  const set = (id: string, part: object) =>
    house.db.updateTable('posts').set(part).where('id', '=', id).execute()
  await set(draft.id, { state: 'draft' })
  await set(scheduled.id, { state: 'scheduled' })
  await set(later.id, { publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
  expect(slugsOf((await listPosts(house)).posts)).toEqual([shown.slug])
  expect(slugsOf((await listPosts(house, { category: 'Engineering' })).posts)).toEqual(['shown'])
  expect(await listCategories(house)).toEqual(['Engineering'])
  for (const { slug } of [draft, scheduled, later])
    expect(await findPostBySlug(house, slug)).toBeUndefined()
  expect(await neighboursOf(house, shown)).toEqual({ older: undefined, newer: undefined })
})

onBothDatabases('a post knows what is beside it', async (house) => {
  const posts = []
  for (const [title, category] of [
    ['Zero', 'Design'],
    ['One', 'Design'],
    ['Two', 'Engineering'],
    ['Three', 'Design'],
    ['Four', 'Engineering'],
  ] as const) {
    posts.push(await write(house, { title, category }))
  }
  const two = posts[2]!
  const { older, newer } = await neighboursOf(house, two)
  expect([older?.slug, newer?.slug]).toEqual(['one', 'three'])
  expect(slugsOf(await relatedPosts(house, two))).toEqual(['four', 'three', 'one'])
  expect(slugsOf(await relatedPosts(house, posts[0]!, 2))).toEqual(['three', 'one'])
})

onBothDatabases('recruiters and sales may not touch the blog', async (house) => {
  const { id } = await write(house)
  const before = await house.db.selectFrom('posts').selectAll().execute()
  for (const actor of [withRole('recruiter'), withRole('sales')])
    for (const attempt of [
      writePost(house, actor, texts),
      changePost(house, actor, id, texts),
      removePost(house, actor, id),
      restorePost(house, actor, id),
      removeCategory(house, actor, 'Engineering'),
      restoreCategory(house, actor, 'Engineering'),
    ])
      await expect(attempt).rejects.toMatchObject({ status: 403 })
  expect(await house.db.selectFrom('posts').selectAll().execute()).toEqual(before)
})

onBothDatabases('without its line in the history no change of a post is kept', async (house) => {
  const { id } = await write(house)
  const heard: string[][] = []
  house.changes.onChange((nouns) => heard.push(nouns))
  const before = await house.db.selectFrom('posts').selectAll().execute()
  await house.db.schema.dropTable('history').execute()
  await expect(write(house)).rejects.toThrow(/history/)
  await expect(changePost(house, editor, id, texts)).rejects.toThrow(/history/)
  await expect(removePost(house, editor, id)).rejects.toThrow(/history/)
  await expect(removeCategory(house, editor, 'Engineering')).rejects.toThrow(/history/)
  expect(await house.db.selectFrom('posts').selectAll().execute()).toEqual(before)
  expect(heard).toEqual([])
})
