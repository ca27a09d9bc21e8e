import { expect, test, vi } from 'vitest'
import { fetchBlogPost } from './fetch-blog-post.ts'
import { isWhole } from './sent-post.ts'

const fetched = (answer: object) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  return fetchBlogPost('', { slug: 'of-lamps' }, new AbortController().signal)
}

test.each([
  ['no content', {}],
  ['null for a content', { content: null }],
  ['an empty content', { content: '' }],
])('INS-5: a post with %s is there, and has no words', async (_, content) => {
  const post = await fetched({ posts: [{ key: 'a', title: 'Of lamps', ...content }] })
  expect(post).toEqual({ key: 'a', title: 'Of lamps', content: '' })
  expect(isWhole(post)).toBe(true)
})

test('INS-5: a post that is not among what was answered is missing', async () => {
  await expect(fetched({ posts: [] })).rejects.toMatchObject({ reason: 'missing' })
})
