import { z } from 'zod'
import type { DocumentedRoute } from './documented-route.ts'

const notInTrash = { 404: 'There is nothing like this in the trash.' }

const inTrash = (plural: 'enquiries' | 'applications'): DocumentedRoute[] => [
  {
    method: 'GET',
    path: `/api/trash/${plural}`,
    does: `The ${plural} in the trash, the last removed first, at most 200.`,
    answer: `{ ${plural}: [{ id, name, reference, jobTitle, deletedAt }] }`,
    may: plural,
  },
  {
    method: 'POST',
    path: `/api/trash/${plural}/{id}/restore`,
    does: 'Puts it back into its inbox, where it stood.',
    answer: '{ id, version }',
    may: plural,
    refusals: notInTrash,
  },
]

export const deskRoutes: DocumentedRoute[] = [
  ...inTrash('enquiries'),
  ...inTrash('applications'),
  {
    method: 'GET',
    path: '/api/trash/jobs',
    does: 'The jobs in the trash, the last deleted first, at most 200.',
    answer: '{ jobs }',
    may: 'jobs',
  },
  {
    method: 'POST',
    path: '/api/trash/jobs/{id}/restore',
    does: 'Puts a job back on the careers page, whole.',
    answer: '{ jobPost }',
    may: 'jobs',
    refusals: notInTrash,
  },
  {
    method: 'GET',
    path: '/api/trash/posts',
    does: 'The posts that were deleted one by one, and the categories that took theirs along.',
    answer:
      '{ posts: [{ key, title, category, deletedAt }], categories: [{ category, posts, deletedAt }] }',
    may: 'posts',
  },
  {
    method: 'POST',
    path: '/api/trash/posts/{id}/restore',
    does: 'Brings a post back at its old address, and its category with it.',
    answer: '{ post }',
    may: 'posts',
    refusals: notInTrash,
  },
  {
    method: 'POST',
    path: '/api/trash/categories/restore',
    does: 'Brings a category back with every post that went to the trash with it.',
    answer: '{ category, posts }: its name, and how many posts came back',
    may: 'posts',
    body: z.object({ category: z.string() }),
    refusals: { 400: 'No category was named.', 404: 'There is no such category.' },
  },
  {
    method: 'GET',
    path: '/api/history',
    does: 'Who changed what, the newest first, 30 at a time.',
    answer: '{ changes: [{ id, at, who, noun, nounId, name, action, changed }], next }',
    may: 'history',
    query: {
      noun: 'Of one noun only, such as jobs; what is no word is not looked at.',
      after: 'Where to go on: `next` of the page before.',
    },
  },
  {
    method: 'GET',
    path: '/api/history/{id}',
    does: 'What a change did to each field, in full; of an unknown one nothing.',
    answer: '{ fields: [{ field, before, after }] }',
    may: 'history',
  },
  {
    method: 'GET',
    path: '/api/mails',
    does: 'The newest 100 mails of the house in one state.',
    answer: '{ mails }: to whom, when, how often tried, the last error; no texts',
    may: 'mails',
    query: { state: 'waiting (unless given), sent or dead.' },
    refusals: { 400: 'There is no such state.' },
  },
  {
    method: 'POST',
    path: '/api/mails/{id}/resend',
    does: 'Gives a mail that was given up, or that waits, all its attempts again.',
    answer: 'nothing',
    status: 204,
    may: 'mails',
    refusals: { 404: 'There is no such mail, or it has left already.' },
  },
  {
    method: 'GET',
    path: '/api/demo',
    does: 'The slides of the sales presentation.',
    answer: '{ contract, headquarters, slides }',
    may: 'own session',
  },
]
