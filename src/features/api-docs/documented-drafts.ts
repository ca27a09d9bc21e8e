import {
  contentSchema,
  draftChangeSchema,
  draftSchema,
  publicationSchema,
  versionSchema,
} from '../posts/post-schema.ts'
import { contentLimits } from './documented-posts.ts'
import { type DocumentedRoute, tooOften } from './documented-route.ts'

export const draftRoutes: DocumentedRoute[] = [
  {
    method: 'POST',
    path: '/api/blogs/preview',
    does: 'Content as readers would see it: sanitized, headings named, code coloured. Nothing is kept.',
    answer: '{ html, headings, readingMinutes }',
    may: 'posts',
    body: contentSchema,
    refusals: { 413: 'Too much content.', ...tooOften },
  },
  {
    method: 'GET',
    path: '/api/blogs/drafts',
    does: 'What readers do not see yet: drafts and scheduled posts, the last changed first.',
    answer: '{ drafts }',
    may: 'posts',
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts',
    does: 'Keeps a draft; title and category may still be empty.',
    answer: '{ post }',
    status: 201,
    may: 'posts',
    body: draftSchema,
    limits: contentLimits,
    refusals: { 400: 'A field that is not as described.', 413: 'Too much content.' },
  },
  {
    method: 'GET',
    path: '/api/blogs/drafts/{key}',
    does: 'A post to go on writing, with its state: draft, scheduled or published.',
    answer: '{ post }',
    may: 'posts',
    refusals: { 404: 'There is no such post.' },
  },
  {
    method: 'PUT',
    path: '/api/blogs/drafts/{key}',
    does: 'Saves a draft over the version it was made from.',
    answer: '{ post }',
    may: 'posts',
    body: draftChangeSchema,
    limits: contentLimits,
    refusals: {
      400: 'A field that is not as described.',
      404: 'There is no such post.',
      409: 'It has changed since `version`, or is published; the answer has it as it is.',
      413: 'Too much content.',
    },
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts/{key}/publish',
    does: 'Publishes a draft or a scheduled post, at once or from `publishedAt` on.',
    answer: '{ post }',
    may: 'posts',
    body: publicationSchema,
    refusals: {
      400: 'It lacks a title or a category, is published already, or the moment has passed.',
      404: 'There is no such post.',
      409: 'It has changed since `version`.',
    },
  },
  {
    method: 'POST',
    path: '/api/blogs/drafts/{key}/unpublish',
    does: 'Makes a published or scheduled post a draft again; its address stays its own.',
    answer: '{ post }',
    may: 'posts',
    body: versionSchema,
    refusals: {
      400: 'It is a draft already.',
      404: 'There is no such post.',
      409: 'It has changed since `version`.',
    },
  },
]
