import { expect, test } from 'vitest'
import type { Post } from '../../../features/posts/post-schema.ts'
import { formOfPost, textsOfForm } from './blog-texts.ts'

const post = {
  key: 'k',
  title: 'A title',
  category: 'Cloud',
  thumbnail: '',
  content: '<p>x</p>',
  version: 3,
} as Post

test('ADM-7: a known category is chosen, an unknown one is Other with its name', () => {
  expect(formOfPost(post, ['Cloud', 'AI'])).toMatchObject({
    category: 'Cloud',
    customCategory: '',
    version: '3',
  })
  expect(formOfPost(post, ['AI'])).toMatchObject({ category: 'Other', customCategory: 'Cloud' })
  const named = { ...post, category: 'Other' }
  expect(formOfPost(named, ['AI', 'Other'])).toMatchObject({ customCategory: 'Other' })
})

test('ADM-7: with Other chosen, the custom text is what is sent', () => {
  const form = formOfPost(post, ['AI'])
  expect(textsOfForm({ ...form, customCategory: 'Ledgers' })).toEqual({
    title: 'A title',
    category: 'Ledgers',
    thumbnail: '',
    content: '<p>x</p>',
  })
  expect(textsOfForm({ ...form, category: 'AI', customCategory: 'Ledgers' }).category).toBe('AI')
  expect(textsOfForm({ ...form, category: '' }).category).toBe('')
})
