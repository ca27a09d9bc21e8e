import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/both-databases.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { changePost } from '../write/change-post.ts'
import { writePost } from '../write/write-post.ts'
import { openBlog } from '../read/blog.ts'
import { keptLists } from './kept-lists.ts'

onBothDatabases(
  'what posts have beside them is read once for all of them, and anew when one changes',
  async ({ db, changes }) => {
    const write = (title: string, category: string) =>
      writePost({ changes }, sampleContent, { title, category, thumbnail: '', content: '<p>x</p>' })
    const lists = keptLists(db)
    changes.onChange((nouns) => void (nouns.includes('posts') && lists.forget()))
    const [blog, plain] = [openBlog(db, lists), openBlog(db)]
    const posts = []
    for (const [title, category] of [
      ['One', 'Design'],
      ['Two', 'Design'],
      ['Three', 'Engineering'],
      ['Four', 'Design'],
    ] as const) {
      posts.push(await write(title, category))
      await new Promise((resolve) => setTimeout(resolve, 3))
      for (const post of posts) expect(await blog.related(post)).toEqual(await plain.related(post))
      expect(await blog.categories()).toEqual(await plain.categories())
    }
    const [one, two] = posts as [(typeof posts)[0], (typeof posts)[0]]
    await changePost({ changes }, sampleContent, two.id, {
      title: 'Second',
      category: 'Research',
      thumbnail: '',
      content: '<p>y</p>',
    })
    expect(await blog.categories()).toContain('Research')
    expect((await blog.related(one)).map(({ title }) => title)).toEqual(['Four', 'Three', 'Second'])

    // Nobody is told of this one, so that one sees what is kept.
    await db.updateTable('posts').set({ title: 'Unheard' }).where('id', '=', two.id).execute()
    const titles = async () => (await blog.related(one)).map(({ title }) => title)
    expect(await titles()).toContain('Second')
    lists.forget()
    expect(await titles()).toContain('Unheard')
  },
)
