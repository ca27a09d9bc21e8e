import { postChangeSchema, postSchema } from '../posts/post-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

const withPictures =
  'A post whose thumbnail or content shows uploads has them in `pictures`: id, url, width, height, placeholder (empty if one can see through it), widths.'

const list = {
  answer: '{ posts, hasMore, nextContinuationToken }',
  query: {
    limit: 'How many posts: 10 unless given, brought within 1 and 50. Text gets 400.',
    continuationToken:
      'Where to go on: `nextContinuationToken` of the page before, of this very list. Any other gets 400.',
  },
  limits: [withPictures],
  refusals: { 400: 'A limit that is no whole number, or a token that was not made for this list.' },
}

export const contentLimits = [
  'Content: HTML of at most 512 kB, nested at most 100 deep; what the allow-list does not name is taken out.',
  'Title: one line of at most 500 characters. Category: at most 60, never All. Summary: at most 1,000.',
  'Thumbnail: empty, an https address, or a path under /media/ or /drawings/.',
]

export const postRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/blogs/all-posts',
    does: 'All published posts, the newest first, with their content.',
    ...list,
  },
  {
    method: 'GET',
    path: '/api/blogs/all-posts/short-summary',
    does: 'The same for cards: content only where there is no summary, and then its first 400 characters.',
    ...list,
  },
  {
    method: 'GET',
    path: '/api/blogs/posts/category/{category}',
    does: 'The posts of a category, whatever its case; an unknown one has none, All has all.',
    ...list,
  },
  {
    method: 'GET',
    path: '/api/all-posts',
    does: 'The newest 50 posts, or as many as asked for, with key and sanitized html.',
    ...list,
  },
  {
    method: 'GET',
    path: '/api/blogs/post/key/{key}',
    does: 'The post with this key.',
    answer: '{ post }',
    limits: [withPictures],
    refusals: { 404: 'No published post has this key.' },
  },
  {
    method: 'GET',
    path: '/api/blogs/post/title/{words}',
    does: 'The post whose slug these words make, whatever their case and punctuation; titles that it had count too.',
    answer: '{ posts }: one post or none',
    limits: [withPictures],
  },
  {
    method: 'GET',
    path: '/api/blogs/categories',
    does: 'The names of all categories that have a published post.',
    answer: '{ success, categories }',
  },
  {
    method: 'POST',
    path: '/api/blogs/post',
    does: 'Publishes a post at this moment.',
    answer: '{ post }',
    status: 201,
    may: 'posts',
    body: postSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      413: 'Too much content.',
    },
  },
  {
    method: 'PUT',
    path: '/api/blogs/post/{key}',
    does: 'Replaces the texts of a post. A new title brings a new address; the old one answers 301.',
    answer: '{ post }',
    may: 'posts',
    body: postChangeSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      404: 'There is no such post.',
      409: 'The post has changed since `version`; the answer has it as it is.',
      413: 'Too much content.',
    },
  },
  {
    method: 'DELETE',
    path: '/api/blogs/post/{key}',
    does: 'Moves a post to the trash.',
    answer: 'nothing',
    status: 204,
    may: 'posts',
    refusals: { 404: 'There is no such post.' },
  },
  {
    method: 'DELETE',
    path: '/api/blogs/categories/{category}',
    does: 'Moves a category and every post in it to the trash, all or nothing.',
    answer: '{ success, category, posts }',
    may: 'posts',
    refusals: { 400: 'All cannot be deleted.', 404: 'There is no such category.' },
  },
]
