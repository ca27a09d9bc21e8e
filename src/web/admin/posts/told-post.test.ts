import { expect, test } from 'vitest'
import { formOfPost } from './blog-texts.ts'
import { previewText } from './preview-text.ts'
import { toldPost, toldPosts } from './told-post.ts'

const texts = { title: '', category: '', thumbnail: '', content: '', summary: '' }

test('ADM-6: a post of another API that tells next to nothing is shown all the same', () => {
  const bare = toldPost({ key: 'k' })
  expect(bare).toMatchObject({ ...texts, key: 'k', id: 'k', updatedAt: '' })
  expect(previewText(bare.content)).toBe('...')
  expect(formOfPost(bare, []).version).toBe('NaN')
  const nulls = Object.fromEntries(Object.keys(texts).map((name) => [name, null]))
  expect(toldPost({ ...nulls, id: 7 as never, updatedAt: 'yesterday' })).toMatchObject({
    ...texts,
    key: '7',
    updatedAt: '',
  })
  expect(toldPost({ key: 'k', updatedAt: 0 as never }).updatedAt).toBe('1970-01-01T00:00:00.000Z')
})

test('ADM-6: an answer without posts has none', () => {
  for (const told of [undefined, null, {}, 'posts', [null, 7]]) expect(toldPosts(told)).toEqual([])
})

test('ADM-6: a post of ours is shown as it was told', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const names = { key: 'k', id: 'k', slug: 's', authorName: 'A' }
  const post = { ...texts, ...names, publishedAt: at, updatedAt: at, version: 3 }
  expect(toldPosts([post])).toEqual([post])
})
