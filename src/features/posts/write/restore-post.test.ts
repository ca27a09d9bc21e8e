import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { listCategories } from '../categories/list-categories.ts'
import { removeCategory } from '../categories/remove-category.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restorePosts } from '../whole/filled-posts.ts'
import { removePost } from './remove-post.ts'
import { restorePost } from './restore-post.ts'
import { writePost } from './write-post.ts'

const inMinutes = (number: number) => new Date(Date.now() + number * 60_000).toISOString()

onBothDatabases(
  'ADM-3: a scheduled post whose moment came in the trash comes back as a draft',
  async (house) => {
    const { db, clock, changes } = house
    const texts = { thumbnail: '', content: '<p>Text</p>' }
    const write = async (title: string, category: string, publishedAt?: string) => {
      const { id } = await writePost(house, sampleContent, { ...texts, title, category })
      if (publishedAt)
        await db.updateTable('posts').set({ publishedAt }).where('id', '=', id).execute()
      return id
    }
    const passed = inMinutes(-5)
    const missed = await write('Missed', 'Alone', passed)
    const sample = await write('Of the sample', 'Alone', passed)
    const later = await write('Later', 'Later', inMinutes(5))
    const seen = await write('Seen', 'Together', inMinutes(-20))
    const along = await write('Along', 'Together', passed)
    await removePost(house, sampleContent, sample)
    for (const name of ['Alone', 'Together', 'Later'])
      await removeCategory(house, sampleContent, name)
    await db
      .updateTable('posts')
      .set({ deletedAt: inMinutes(-10) })
      .execute()

    await restorePost(house, sampleContent, missed)
    await changes.transaction((tx) => restorePosts(tx, sampleContent, [sample], changes.now()))
    await restorePost(house, sampleContent, later)
    await restoreCategory(house, sampleContent, 'Together')
    const rows = await db.selectFrom('posts').select(['id', 'state', 'deletedAt']).execute()
    expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
      new Map([
        [missed, { state: 'draft', deletedAt: null }],
        [sample, { state: 'draft', deletedAt: null }],
        [later, { state: 'published', deletedAt: null }],
        [seen, { state: 'published', deletedAt: null }],
        [along, { state: 'draft', deletedAt: null }],
      ]),
    )
    expect(await listCategories({ db, clock })).toEqual(['Together'])
    const trashed = await db
      .selectFrom('categories')
      .select('name')
      .where('deletedAt', 'is not', null)
    expect(await trashed.execute()).toEqual([{ name: 'Alone' }])
  },
)
