import { z } from 'zod'
import { noteSchema } from '../submissions/review/add-note.ts'
import { assignmentSchema, manySchema, readingSchema } from '../submissions/review/review-body.ts'
import { statesOf } from '../submissions/submission-states.ts'
import { type DocumentedRoute, tooOften } from './documented-route.ts'

const sift = {
  state: 'Only those in this state; without it all but spam, with `any` all.',
  q: 'Only those that have every one of these words, or its beginning; nothing beyond 200 characters is looked at.',
  assignee: 'Only those that this member of staff sees to; `me` is who asks.',
  unread: '`yes`: only those that nobody has opened yet.',
  sort: '`oldest`: the oldest first.',
}

const siftOf = {
  enquiries: sift,
  applications: { ...sift, job: 'Only those for the job with this id.' },
}

const gone = { 404: 'It is not here any more.' }
const stale = {
  409: 'Somebody else has changed it, or it was withdrawn; `item` is how it stands, `changedBy` who did what to it last, and when.',
}

const noun = { enquiries: 'enquiry', applications: 'application' } as const

const routesOf = (plural: keyof typeof noun): DocumentedRoute[] => [
  {
    method: 'GET',
    path: `/api/${plural}`,
    does: `The ${plural} that came in, the newest first, with every field as it was sent, whether somebody has opened it and who sees to it.`,
    answer: `{ ${plural}, hasMore, nextContinuationToken }`,
    may: plural,
    query: {
      limit: `How many: a whole number from 1, 20 unless given, 50 at most.`,
      continuationToken: 'Where to go on: `nextContinuationToken` of the page before.',
      ...siftOf[plural],
    },
    refusals: { 400: 'A limit that is no number, or a token that was not made for this list.' },
  },
  {
    method: 'GET',
    path: `/api/${plural}/export.csv`,
    does: `All ${plural} as a table for spreadsheets.`,
    answer: 'the table, as CSV',
    may: plural,
    query: siftOf[plural],
    refusals: { ...tooOften },
  },
  {
    method: 'GET',
    path: `/api/${plural}/assignees`,
    does: 'Everybody who may see this inbox, and so may see to what is in it.',
    answer: '{ assignees: [{ id, email }] }',
    may: plural,
  },
  {
    method: 'GET',
    path: `/api/${plural}/{id}`,
    does: 'One with all that belongs to it: notes, the mails about it and their fate, who did what.',
    answer: '{ item, notes: [{ id, who, at, text }], mails, changes: [{ id, at, who, action }] }',
    may: plural,
    refusals: { 404: 'It is not here any more, or lies in the trash.' },
  },
  {
    method: 'DELETE',
    path: `/api/${plural}/{id}`,
    does: 'Moves it to the trash, whole, its files with it.',
    answer: 'nothing',
    status: 204,
    may: plural,
    query: { version: 'Only if it is still this version.' },
    refusals: { 400: 'The version is no number.', ...gone, ...stale },
  },
  {
    method: 'PUT',
    path: `/api/${plural}/{id}/state`,
    does: 'Moves it to another state, unless it has changed since `version`.',
    answer: '{ state, version }',
    may: plural,
    body: z.object({ state: z.enum(statesOf[noun[plural]]), version: z.int() }),
    refusals: { 400: 'There is no such state.', ...gone, ...stale },
  },
  {
    method: 'PUT',
    path: `/api/${plural}/{id}/assignee`,
    does: 'Says who sees to it, null for nobody, unless it has changed since `version`.',
    answer: '{ assignee: { id, email } or null, version }',
    may: plural,
    body: assignmentSchema,
    refusals: { 400: 'Nobody with this id may see this inbox.', ...gone, ...stale },
  },
  {
    method: 'PUT',
    path: `/api/${plural}/{id}/read`,
    does: 'Marks it as read or unread, for all who see this inbox.',
    answer: '{ read }',
    may: plural,
    body: readingSchema,
    refusals: { 400: 'It was not said which.', ...gone },
  },
  {
    method: 'POST',
    path: `/api/${plural}/{id}/notes`,
    does: 'Adds a note for those who work here; nobody can change or remove one.',
    answer: '{ note: { id, who, at, text } }',
    status: 201,
    may: plural,
    body: noteSchema,
    refusals: { 400: 'The note is empty or too long.', ...gone },
  },
  {
    method: 'POST',
    path: `/api/${plural}/many`,
    does: 'Marks many as read or unread, moves them to a state or to the trash. Each is done by itself; what cannot be done to one stops no other.',
    answer:
      '{ outcomes: [{ id, done: true, state, version } or { id, done: false, status, message, item, changedBy }] }',
    may: plural,
    body: manySchema,
    refusals: { 400: 'It was not said what to do, or with which.' },
  },
]

export const inboxRoutes: DocumentedRoute[] = [
  ...routesOf('enquiries'),
  ...routesOf('applications'),
  {
    method: 'GET',
    path: '/api/applications/jobs',
    does: 'The jobs for which there are applications, those no longer posted too, by their titles.',
    answer: '{ jobs: [{ id, title }] }',
    may: 'applications',
  },
  {
    method: 'GET',
    path: '/api/inbox/unread',
    does: 'How many nobody has opened yet, of each inbox that one may see; 1000 stands for more.',
    answer: '{ enquiries, applications }',
    may: 'own session',
  },
  {
    method: 'GET',
    path: '/api/files/{id}',
    does: 'A file that somebody sent, for those who may read what it came with.',
    answer: 'the file, to be saved',
    may: 'attachments',
    refusals: { 404: 'There is no such file.' },
  },
]
