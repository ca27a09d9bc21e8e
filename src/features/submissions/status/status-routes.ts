import { z } from 'zod'
import { formRefusals } from '../../../platform/http/common-refusals.ts'
import {
  count,
  moment,
  multipart,
  type Routes,
  told,
  word,
} from '../../../platform/http/route-schema.ts'
import { jobTitle, reference } from '../item-answers.ts'
import { senderRefusals } from '../submission-refusals.ts'

const tags: ['Forms'] = ['Forms']

const status = told({
  kind: z.enum(['enquiry', 'application']),
  reference,
  jobTitle: jobTitle.nullable(),
  fields: z.record(z.string(), z.string()).meta({ examples: [{ name: 'Asha Rao' }] }),
  files: z.array(
    told({ name: z.string().meta({ examples: ['resume.pdf'] }), size: count, addedAt: moment }),
  ),
  receivedAt: moment,
  state: z.string().meta({
    description: 'received, read, replaced, withdrawn or what it was moved to.',
    examples: ['received'],
  }),
  withdrawnAt: moment.nullable(),
  erasureAskedAt: moment.nullable(),
  consent: told({
    version: z.string().meta({ examples: ['2026-11-01'] }),
    text: z.string().meta({ examples: ['We keep this for a year.'] }),
  }),
  mayAddFile: z.boolean(),
  reachesOthers: z.boolean().meta({
    description:
      'Whether withdrawing also withdraws what else the same address sent for this position; only the link that was mailed to it does.',
    examples: [false],
  }),
}).meta({ id: 'Status' })

const params = z.object({ token: word('Of the signed link.', 'eyJpZCI6ImsifQ.c2ln') })

const gone = senderRefusals['status-link-invalid']
const tooOften = senderRefusals['too-many-submissions']

/** What the holder of the signed link in a receipt may do, as calls and as forms of a page. */
export const statusChanges = {
  withdraw: {
    tags,
    summary: 'Takes back what was sent; doing it again changes nothing.',
    params,
    refusals: [gone, tooOften],
  },
  erasure: {
    tags,
    summary: 'Notes that the sender wants it erased; doing it again changes nothing.',
    params,
    refusals: [gone, tooOften],
  },
  files: {
    tags,
    summary: 'Adds a file to what was sent.',
    description: 'Five files at most; the same file again is there once.',
    params,
    consumes: multipart,
    body: z.object({
      file: z.file().describe('Smaller than 10 MB, judged as one sent with the form.'),
    }),
    refusals: [
      gone,
      tooOften,
      senderRefusals['file-missing'],
      senderRefusals['file-refused'],
      senderRefusals['withdrawn-already'],
      senderRefusals['files-full'],
      ...Object.values(formRefusals),
    ],
  },
}

export const statusRoutes = {
  'GET /api/status/{token}': {
    operationId: 'readStatus',
    tags,
    summary: 'What arrived, for who holds the signed link to it.',
    params,
    response: { 200: status },
    refusals: [gone],
  },
  'POST /api/status/{token}/withdraw': {
    operationId: 'withdrawSubmission',
    ...statusChanges.withdraw,
    response: { 200: status },
  },
  'POST /api/status/{token}/erasure': {
    operationId: 'askForErasure',
    ...statusChanges.erasure,
    response: { 200: status },
  },
  'POST /api/status/{token}/files': {
    operationId: 'addFile',
    ...statusChanges.files,
    response: { 201: status },
  },
} satisfies Routes
