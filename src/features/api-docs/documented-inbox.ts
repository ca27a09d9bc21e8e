import { z } from 'zod'
import { statesOf } from '../submissions/submission-states.ts'
import type { DocumentedRoute } from './documented-route.ts'

const sift = {
  state: 'Only those in this state.',
  q: 'Only those that have these words; nothing beyond 200 characters is looked at.',
}

const noun = { enquiries: 'enquiry', applications: 'application' } as const

const routesOf = (plural: keyof typeof noun): DocumentedRoute[] => [
  {
    method: 'GET',
    path: `/api/${plural}`,
    does: `The ${plural} that came in, the newest first, with every field as it was sent.`,
    answer: `{ ${plural}, hasMore, nextContinuationToken }`,
    may: plural,
    query: {
      limit: `How many: a whole number from 1, 20 unless given, 50 at most.`,
      continuationToken: 'Where to go on: `nextContinuationToken` of the page before.',
      ...sift,
    },
    refusals: { 400: 'A limit that is no number, or a token that was not made for this list.' },
  },
  {
    method: 'GET',
    path: `/api/${plural}/export.csv`,
    does: `All ${plural} as a table for spreadsheets.`,
    answer: 'the table, as CSV',
    may: plural,
    query: sift,
  },
  {
    method: 'PUT',
    path: `/api/${plural}/{id}/state`,
    does: 'Moves it to another state, unless it has changed since `version`.',
    answer: '{ state, version }',
    may: plural,
    body: z.object({ state: z.enum(statesOf[noun[plural]]), version: z.int() }),
    refusals: {
      400: 'There is no such state.',
      404: 'It is not here any more.',
      409: 'Somebody else has changed it, or it was withdrawn.',
    },
  },
]

export const inboxRoutes: DocumentedRoute[] = [
  ...routesOf('enquiries'),
  ...routesOf('applications'),
  {
    method: 'GET',
    path: '/api/files/{id}',
    does: 'A file that somebody sent, for those who may read what it came with.',
    answer: 'the file, to be saved',
    may: 'attachments',
    refusals: { 404: 'There is no such file.' },
  },
]
