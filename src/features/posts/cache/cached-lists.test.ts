import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { changePost } from '../write/change-post.ts'
import { writePost } from '../write/write-post.ts'
import { openBlog } from '../read/blog.ts'
import { cachedLists } from './cached-lists.ts'

onBothDatabases(
  'posts and what they have beside them are read once for all pages, and anew when one changes',
  async ({ db, clock, changes }) => {
    const write = (title: string, category: string) =>
      writePost({ changes }, sampleContent, { title, category, thumbnail: '', content: '<p>x</p>' })
    const lists = cachedLists({ db, clock })
    changes.onChange((nouns) => void (nouns.includes('posts') && lists.forget()))
    const [blog, plain] = [openBlog({ db, clock }, lists), openBlog({ db, clock })]
    const posts = []
    for (const [title, category] of [
      ['One', 'Design'],
      ['Two', 'Design'],
      ['Three', 'Engineering'],
      ['Four', 'Design'],
    ] as const) {
      posts.push(await write(title, category))
      for (const post of posts) {
        expect(await blog.related(post)).toEqual(await plain.related(post))
        expect(await blog.neighbours(post)).toEqual(await plain.neighbours(post))
        expect(await blog.findBySlug(post.slug)).toEqual(await plain.findBySlug(post.slug))
      }
      expect(await blog.categories()).toEqual(await plain.categories())
      for (const asked of [{ limit: 2 }, { limit: 2, category: 'design' }]) {
        const first = await blog.list(asked)
        expect(first).toEqual(await plain.list(asked))
        if (!first.nextContinuationToken) continue
        const further = { ...asked, continuationToken: first.nextContinuationToken }
        expect(await blog.list(further)).toEqual(await plain.list(further))
      }
    }
    const [one, two] = posts as [(typeof posts)[0], (typeof posts)[0]]
    await changePost({ changes }, sampleContent, two.id, {
      title: 'Second',
      category: 'Research',
      thumbnail: '',
      content: '<p>y</p>',
    })
    expect(await blog.categories()).toContain('Research')
    expect(await blog.findBySlug(two.slug)).toEqual({ movedTo: 'second' })
    expect(await blog.findBySlug('second')).toMatchObject({ post: { title: 'Second' } })
    expect((await blog.neighbours(one)).newer?.title).toBe('Second')
    expect((await blog.related(one)).map(({ title }) => title)).toEqual(['Four', 'Three', 'Second'])

    const titles = async () => [
      ...(await blog.related(one)).map(({ title }) => title),
      (await blog.neighbours(one)).newer?.title,
      ((await blog.findBySlug('second')) as { post: { title: string } }).post.title,
      (await blog.list()).posts.find(({ id }) => id === two.id)?.title,
    ]
    const howMany = async (title: string) => (await titles()).filter((one) => one === title).length
    expect(await howMany('Second')).toBe(4)
    // Nobody is told of this one, so that one sees what is kept.
    await db.updateTable('posts').set({ title: 'Unheard' }).where('id', '=', two.id).execute()
    expect(await howMany('Second')).toBe(4)
    lists.forget()
    expect(await howMany('Unheard')).toBe(4)
  },
)
