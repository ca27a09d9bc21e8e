import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { emailIn, moment, rowId, type Routes, told } from '../../platform/http/route-schema.ts'

const tags: ['History'] = ['History']
const noun = z.string().meta({ examples: ['jobs'] })

const entry = told({
  id: rowId,
  at: moment,
  who: emailIn.nullable(),
  noun,
  nounId: rowId,
  name: z.string().meta({ examples: ['QA / Test Engineer'] }),
  action: z.string().meta({ examples: ['changed'] }),
  changed: z.array(z.string()).meta({ examples: [['title']] }),
}).meta({ id: 'HistoryEntry' })

const field = told({
  field: z.string().meta({ examples: ['title'] }),
  before: z.string().meta({ examples: ['Tester'] }),
  after: z.string().meta({ examples: ['QA / Test Engineer'] }),
})

const mostAsked = 200

export const lastSchema = z.object({
  noun: z.enum(['posts', 'jobs']),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/)
    .refine((ids) => ids.split(',').length <= mostAsked)
    .describe(`At most ${mostAsked}, with commas between them.`)
    .meta({ examples: ['1f9Wq0kTzV3bYxLm7Rd2Gg'] }),
})

export const historyRoutes = {
  'GET /api/history': {
    operationId: 'listHistory',
    tags,
    summary: 'Who changed what, the newest first, 30 at a time.',
    querystring: z.object({
      noun: z
        .string()
        .optional()
        .describe('Of one noun only, such as jobs; what is no word is not looked at.'),
      after: z.string().optional().describe('Where to go on: `next` of the page before.'),
    }),
    response: {
      200: told({
        changes: z.array(entry),
        next: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
      }),
    },
  },
  'GET /api/history/last': {
    operationId: 'listLastChanges',
    tags,
    summary: 'Who last changed each of these posts or jobs; of unknown ones nothing.',
    querystring: lastSchema,
    response: {
      200: told({
        changes: z.array(told({ id: rowId, at: moment, email: emailIn.nullable() })),
      }),
    },
    refusals: [commonRefusals['fields-invalid']],
  },
  'GET /api/history/{id}': {
    operationId: 'readChange',
    tags,
    summary: 'What a change did to each field, in full; of an unknown one nothing.',
    params: z.object({ id: rowId }),
    response: { 200: told({ fields: z.array(field) }) },
  },
} satisfies Routes
