import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { count, media, type Routes, rowId, told } from '../../../platform/http/route-schema.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { inInbox, itemAnswer } from '../item-answers.ts'

const tags: ['Inboxes'] = ['Inboxes']
const words = (description: string) => z.string().optional().describe(description)

const sift = z.object({
  state: words('Only those in this state; without it all but spam, with `any` all.'),
  q: words(
    'Only those that have every one of these words, or its beginning; nothing beyond 200 characters is looked at.',
  ),
  assignee: words('Only those that this member of staff sees to; `me` is who asks.'),
  unread: words('`yes`: only those that nobody has opened yet.'),
  sort: words('`oldest`: the oldest first.'),
})

const siftOf = {
  enquiries: sift,
  applications: sift.extend({ job: words('Only those for the job with this id.') }),
}

const page = z.object({
  limit: z
    .int()
    .optional()
    .describe('How many: 20 unless given, brought within 1 and 50. Text gets 400.'),
  continuationToken: words('Where to go on: `nextContinuationToken` of the page before.'),
})

const place = {
  hasMore: z.boolean(),
  nextContinuationToken: z
    .string()
    .nullable()
    .meta({ examples: ['eyJhdCI6IjIwMjYifQ.c2ln'] }),
}

const listRefusals = [
  inboxRefusals['limit-invalid'],
  inboxRefusals['token-invalid'],
  commonRefusals['token-not-of-list'],
]

const summaryOf = (inbox: string) =>
  `The ${inbox} that came in, the newest first, with every field as it was sent, whether somebody has opened it and who sees to it.`

const exportOf = <Inbox extends keyof typeof siftOf>(inbox: Inbox, operationId: string) =>
  inInbox(inbox, {
    'GET /api/{inbox}/export.csv': {
      operationId,
      tags,
      summary: `All ${inbox} as a table for spreadsheets.`,
      querystring: siftOf[inbox],
      response: { 200: media('text/csv', 'The table, as CSV.', 'Reference,Name\r\n') },
    },
  })

export const inboxRoutes = {
  'GET /api/enquiries': {
    operationId: 'listEnquiries',
    tags,
    summary: summaryOf('enquiries'),
    querystring: page.extend(siftOf.enquiries.shape),
    response: { 200: told({ enquiries: z.array(itemAnswer), ...place }) },
    refusals: listRefusals,
  },
  'GET /api/applications': {
    operationId: 'listApplications',
    tags,
    summary: summaryOf('applications'),
    querystring: page.extend(siftOf.applications.shape),
    response: { 200: told({ applications: z.array(itemAnswer), ...place }) },
    refusals: listRefusals,
  },
  ...exportOf('enquiries', 'exportEnquiries'),
  ...exportOf('applications', 'exportApplications'),
  'GET /api/inbox/unread': {
    operationId: 'countUnread',
    tags,
    summary:
      'How many nobody has opened yet, of each inbox that one may see; 1000 stands for more.',
    response: {
      200: told({ enquiries: count.optional(), applications: count.optional() }),
    },
  },
  'GET /api/files/{id}': {
    operationId: 'readFile',
    tags,
    summary: 'A file that somebody sent, for those who may read what it came with.',
    params: z.object({ id: rowId }),
    response: { 200: media('application/octet-stream', 'The file, to be saved.') },
    refusals: [inboxRefusals['file-not-found']],
  },
} satisfies Routes
