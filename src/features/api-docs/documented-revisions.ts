import { versionSchema } from '../posts/post-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

const noRevision = { 404: 'There is no such post, or no such version of it.' }

export const revisionRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/blogs/revisions/{key}',
    does: 'The saved versions of a post, the newest first, 30 at a time.',
    answer: '{ post, revisions: [{ id, at, who, action, version, title, state }], next }',
    may: 'posts',
    query: { after: 'Where to go on: `next` of the page before.' },
    refusals: { 404: 'There is no such post.' },
  },
  {
    method: 'GET',
    path: '/api/blogs/revisions/{key}/{id}',
    does: 'The texts of one version.',
    answer:
      '{ revision: { id, at, who, action, version, title, summary, category, thumbnail, content } }',
    may: 'posts',
    refusals: noRevision,
  },
  {
    method: 'POST',
    path: '/api/blogs/revisions/{key}/{id}/restore',
    does: 'Gives the post the texts of an earlier version again, as a new version; whether readers see it stays as it is.',
    answer: '{ post }',
    may: 'posts',
    body: versionSchema,
    refusals: {
      ...noRevision,
      400: 'Readers see the post, and the version lacks a title or a category.',
      409: 'It has changed since `version`; the answer has it as it is.',
    },
  },
]
