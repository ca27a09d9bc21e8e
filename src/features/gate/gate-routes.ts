import { z } from 'zod'
import { commonRefusals, undrawn } from '../../platform/http/common-refusals.ts'
import { count, type Routes, told, version } from '../../platform/http/route-schema.ts'
import { isShowable } from '../../platform/words/is-showable.ts'
import { seenSchema } from '../documents/api/document-fields.ts'
import { changed, noDocument } from '../documents/api/described-document.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import { sessionRefusals } from '../sessions/session-refusals.ts'
import { findingSchema } from './finding.ts'

const tags: ['Content'] = ['Content']

export const judgingSchema = z
  .object({
    documents: z
      .array(
        z.object({
          id: z
            .string({ error: 'Id must be the id of a document.' })
            .refine(isShowable, { error: 'Id must be the id of a document.' }),
          version,
          value: seenSchema,
        }),
        { error: 'Documents must be a list.' },
      )
      .max(200, { error: 'At most 200 documents go out at once.' })
      .optional(),
    post: z
      .string({ error: 'Post must be the address of a post.' })
      .max(300)
      .refine(isShowable, { error: 'Post must be the address of a post.' })
      .optional()
      .describe('Instead of documents: a published post, by its address.'),
    job: z
      .string({ error: 'Job must be the address of a job.' })
      .max(300)
      .refine(isShowable, { error: 'Job must be the address of a job.' })
      .optional()
      .describe('Instead of documents: a posted job, by its address.'),
  })
  .refine(
    ({ documents, post, job }) =>
      [documents?.length ? documents : undefined, post, job].filter((one) => one !== undefined)
        .length === 1,
    { error: 'Say which documents, or which post, or which job is to be judged.' },
  )
  .meta({ examples: [{ documents: [{ id: 'asha-rao', version: 2 }] }] })

/** What was found, and where it was looked for. */
const verdict = told({
  findings: z.array(findingSchema),
  pages: z.array(z.string()).describe('The paths that were drawn and looked at.'),
  unseen: count.describe(
    'How many more pages there would have been to look at, had there been time.',
  ),
})

export const gateRoutes = {
  'POST /api/gate': {
    operationId: 'judgeDrafts',
    tags,
    summary: 'Judges the pages that show these drafts, as they would be after publishing.',
    description:
      'Errors that visitors don’t see yet hold a publication back (`gate-errors`); warnings, and what is public already (`isOld`), don’t.',
    body: judgingSchema,
    response: { 200: verdict },
    refusals: [
      commonRefusals['fields-invalid'],
      documentRefusals['document-invalid'],
      sessionRefusals['role-not-allowed'],
      noDocument,
      changed,
      ...undrawn,
    ],
  },
} satisfies Routes
