import { z } from 'zod'
import { refusals } from '../../platform/problem.ts'
import { count, moment, rowId, type Routes, told } from '../../platform/http/route-schema.ts'

export const mostWeeks = 52

export const deskRefusals = refusals({
  'weeks-invalid': [400, `The number of weeks must be from 1 to ${mostWeeks}.`],
})

const tags: ['Desk'] = ['Desk']
const weeks = z.array(count).describe('One number for each week.')
const received = told({ today: count, waiting: count, weeks })
const named = z.array(
  told({
    key: rowId,
    title: z.string().meta({ examples: ['Why the queue stood still'] }),
    at: moment,
  }),
)

const overview = told({
  zone: z.string().meta({ examples: ['Asia/Kolkata'] }),
  weeks: z
    .array(z.iso.date())
    .meta({ description: 'The Monday of each week.', examples: [['2026-11-16', '2026-11-23']] }),
  enquiries: received.optional(),
  applications: received
    .extend({
      jobs: z.array(
        told({
          title: z.string().meta({ examples: ['QA / Test Engineer'] }),
          stages: z.record(z.string(), count).meta({ examples: [{ new: 2, interview: 1 }] }),
          count,
        }),
      ),
    })
    .optional(),
  posts: told({
    drafts: told({ count, latest: named }),
    scheduled: told({ count, next: named }),
    weeks,
  }).optional(),
  mails: told({ failed: count, waiting: count }).optional(),
  unlistedProxy: told({
    address: z.string().meta({ examples: ['10.0.0.2'] }),
    header: z.string().meta({ examples: ['x-forwarded-for'] }),
  })
    .optional()
    .describe('For owners, who can do something about it.'),
})

const find = told({
  kind: z.enum(['post', 'job', 'enquiry', 'application']),
  id: rowId,
  title: z.string().meta({ examples: ['Asha Rao'] }),
  state: z.string().meta({ examples: ['new'] }),
  note: z.string().meta({
    description: 'What tells it from others of its name: an address, a job, a place.',
    examples: ['QA / Test Engineer'],
  }),
  at: moment.optional(),
  reference: z
    .string()
    .optional()
    .meta({ examples: ['A-7KQ2-M9XD'] }),
}).meta({ id: 'Find' })

export const deskRoutes = {
  'GET /api/desk/overview': {
    operationId: 'readOverview',
    tags,
    summary:
      'What came in today and in each of the last weeks, what waits, and which mails failed; each part for those only whose role may see it.',
    querystring: z.object({
      weeks: z
        .int()
        .optional()
        .describe(`How many weeks, this one included: 1 to ${mostWeeks}, 12 unless given.`),
      zone: z
        .string()
        .optional()
        .describe(
          'Where days and weeks (from Monday) begin, such as Asia/Kolkata; one that is not known is taken as UTC.',
        ),
    }),
    response: { 200: overview },
    refusals: [deskRefusals['weeks-invalid']],
  },
  'GET /api/desk/find': {
    operationId: 'findOnDesk',
    tags,
    summary:
      'Posts, jobs, enquiries and applications that have these words, at most five of each, as far as one’s role may see them.',
    querystring: z.object({
      q: z.string().optional().describe('The words; nothing beyond 200 characters is looked at.'),
    }),
    response: {
      200: told({ query: z.string().meta({ examples: ['asha'] }), finds: z.array(find) }),
    },
  },
} satisfies Routes
