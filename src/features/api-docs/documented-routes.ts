import { z } from 'zod'
import { jobChangeSchema, jobSchema } from '../jobs/job-schema.ts'
import {
  contentSchema,
  draftChangeSchema,
  draftSchema,
  postChangeSchema,
  postSchema,
  publicationSchema,
  versionSchema,
} from '../posts/post-schema.ts'
import { loginSchema } from '../sessions/login-schema.ts'

export type DocumentedRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{names}` in the place of what varies. */
  path: string
  does: string
  /** What comes back when it went well. */
  answer: string
  status?: number
  staff?: boolean
  query?: Record<string, string>
  body?: z.ZodType
  form?: Record<string, string>
  limits?: string[]
  refusals?: Record<number, string>
}

const list = {
  answer: '{ posts, hasMore, nextContinuationToken }',
  query: {
    limit: 'How many posts: 10 unless given, brought within 1 and 50. Text gets 400.',
    continuationToken:
      'Where to go on: `nextContinuationToken` of the page before, of this very list. Any other gets 400.',
  },
  refusals: { 400: 'A limit that is no whole number, or a token that was not made for this list.' },
}

const session = { 401: 'No session, or one that has ended.', 403: 'The role does not allow it.' }

const contentLimits = [
  'Content: HTML of at most 512 kB, nested at most 100 deep; what the allow-list does not name is taken out.',
  'Title: one line of at most 500 characters. Category: at most 60, never All. Summary: at most 1,000.',
  'Thumbnail: empty, an https address, or a path under /media/ or /drawings/.',
]

export const documentedRoutes: DocumentedRoute[] = [
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
    refusals: { 404: 'No published post has this key.' },
  },
  {
    method: 'GET',
    path: '/api/blogs/post/title/{words}',
    does: 'The post whose slug these words make, whatever their case and punctuation; titles that it had count too.',
    answer: '{ posts }: one post or none',
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
    staff: true,
    body: postSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      413: 'Too much content.',
      ...session,
    },
  },
  {
    method: 'PUT',
    path: '/api/blogs/post/{key}',
    does: 'Replaces the texts of a post. A new title brings a new address; the old one answers 301.',
    answer: '{ post }',
    staff: true,
    body: postChangeSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      404: 'There is no such post.',
      409: 'The post has changed since `version`; the answer has it as it is.',
      413: 'Too much content.',
      ...session,
    },
  },
  {
    method: 'DELETE',
    path: '/api/blogs/post/{key}',
    does: 'Moves a post to the trash.',
    answer: 'nothing',
    status: 204,
    staff: true,
    refusals: { 404: 'There is no such post.', ...session },
  },
  {
    method: 'DELETE',
    path: '/api/blogs/categories/{category}',
    does: 'Moves a category and every post in it to the trash, all or nothing.',
    answer: '{ success, category, posts }',
    staff: true,
    refusals: { 400: 'All cannot be deleted.', 404: 'There is no such category.', ...session },
  },
  {
    method: 'POST',
    path: '/api/blogs/preview',
    does: 'Content as readers would see it: sanitized, headings named, code coloured. Nothing is kept.',
    answer: '{ html, headings, readingMinutes }',
    staff: true,
    body: contentSchema,
    refusals: { 413: 'Too much content.', ...session },
  },
  {
    method: 'GET',
    path: '/api/blogs/drafts',
    does: 'What readers do not see yet: drafts and scheduled posts, the last changed first.',
    answer: '{ drafts }',
    staff: true,
    refusals: session,
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts',
    does: 'Keeps a draft; title and category may still be empty.',
    answer: '{ post }',
    status: 201,
    staff: true,
    body: draftSchema,
    limits: contentLimits,
    refusals: { 400: 'A field that is not as described.', 413: 'Too much content.', ...session },
  },
  {
    method: 'GET',
    path: '/api/blogs/drafts/{key}',
    does: 'A post to go on writing, with its state: draft, scheduled or published.',
    answer: '{ post }',
    staff: true,
    refusals: { 404: 'There is no such post.', ...session },
  },
  {
    method: 'PUT',
    path: '/api/blogs/drafts/{key}',
    does: 'Saves a draft over the version it was made from.',
    answer: '{ post }',
    staff: true,
    body: draftChangeSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described.',
      404: 'There is no such post.',
      409: 'It has changed since `version`, or is published; the answer has it as it is.',
      413: 'Too much content.',
      ...session,
    },
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts/{key}/publish',
    does: 'Publishes a draft or a scheduled post, at once or from `publishedAt` on.',
    answer: '{ post }',
    staff: true,
    body: publicationSchema,
    refusals: {
      400: 'It lacks a title or a category, is published already, or the moment has passed.',
      404: 'There is no such post.',
      409: 'It has changed since `version`.',
      ...session,
    },
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts/{key}/unpublish',
    does: 'Makes a published or scheduled post a draft again; its address stays its own.',
    answer: '{ post }',
    staff: true,
    body: versionSchema,
    refusals: {
      400: 'It is a draft already.',
      404: 'There is no such post.',
      409: 'It has changed since `version`.',
      ...session,
    },
  },
  {
    method: 'POST',
    path: '/api/media',
    does: 'Keeps a picture and makes its copies in AVIF and WebP.',
    answer: '{ picture: { id, url, width, height, placeholder, widths } }',
    status: 201,
    staff: true,
    form: { image: 'The file.' },
    limits: [
      'JPEG, PNG, WebP, AVIF or GIF, judged by content; at most 10 MB and 50 million pixels.',
    ],
    refusals: { 413: 'Too large.', 415: 'No picture, or a broken one.', ...session },
  },
  {
    method: 'GET',
    path: '/media/{id}/{width}.{format}',
    does: 'A copy of a picture, in one of its `widths`, as avif or webp. It never changes.',
    answer: 'the picture',
    refusals: { 404: 'There is no such picture.' },
  },
  {
    method: 'GET',
    path: '/media/{id}',
    does: 'The widest copy of a picture, as WebP.',
    answer: 'the picture',
    refusals: { 404: 'There is no such picture.' },
  },
  {
    method: 'GET',
    path: '/api/search',
    does: 'Pages and posts that have every word, the best first.',
    answer: '{ query, wasCut, total, results, near, useful }',
    query: { q: 'The words; nothing beyond 200 characters is looked at.' },
    limits: ['At most 8 results; of posts the newest 100 that match are ranked.'],
  },
  {
    method: 'GET',
    path: '/jobs',
    does: 'The jobs that one can apply for, the newest first.',
    answer: '{ jobPosts }',
  },
  {
    method: 'GET',
    path: '/api/jobs',
    does: 'Every job that is not in the trash, closed and expired ones too, the newest first.',
    answer: '{ jobPosts }',
    staff: true,
    refusals: { ...session },
  },
  {
    method: 'POST',
    path: '/jobs',
    does: 'Puts a job on the careers page.',
    answer: '{ jobPost }',
    status: 201,
    staff: true,
    body: jobSchema,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      409: 'Another job has this address or had it.',
      ...session,
    },
  },
  {
    method: 'PUT',
    path: '/jobs/{id}',
    does: 'Replaces the texts of a job and the fields that are named; null empties a field.',
    answer: '{ jobPost }',
    staff: true,
    body: jobChangeSchema,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      404: 'There is no such job.',
      409: 'The job has changed since `version`; the answer has it as it is.',
      ...session,
    },
  },
  {
    method: 'DELETE',
    path: '/jobs/{id}',
    does: 'Moves a job to the trash.',
    answer: 'nothing',
    status: 204,
    staff: true,
    refusals: { 404: 'There is no such job.', ...session },
  },
  {
    method: 'POST',
    path: '/admin/login',
    does: 'Opens a session. Its token is the bearer of all calls for staff.',
    answer: '{ token, message }',
    body: loginSchema,
    limits: ['After a few wrong tries an address and an account have to wait.'],
    refusals: { 401: 'Unknown e-mail or wrong password.', 429: 'Too many tries.' },
  },
]
