import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import {
  emailIn,
  moment,
  nothing,
  type Refused,
  type Routes,
  told,
  version,
  word,
} from '../../platform/http/route-schema.ts'
import { detailFields, type JobDetails } from './job-fields.ts'
import { jobRefusals } from './job-refusals.ts'
import { jobChangeSchema, jobSchema } from './job-schema.ts'

const tags: ['Jobs'] = ['Jobs']

const texts = {
  title: 'QA / Test Engineer',
  description: 'You test what we build, before our customers do.',
  requirements: 'Patience, and three years of it.',
  location: 'Kochi',
  salaryRange: '₹9–15 lakh',
}

const detailExamples: Record<string, unknown> = {
  country: 'IN',
  pay: { currency: 'INR', min: 900_000, max: 1_500_000, unit: 'YEAR' },
}

/** An example for a field that only its own rules could make one for; of a choice any will do. */
const withExample = (name: string, field: z.ZodType) =>
  field.type === 'enum' ? field : field.meta({ examples: [detailExamples[name] ?? 'Kochi'] })

/** What a job says of itself beside its texts: there, or not there. */
const details = Object.fromEntries(
  Object.entries(detailFields).map(([name, field]) => [
    name,
    withExample(name, field.unwrap().unwrap()).optional(),
  ]),
) as { [Name in keyof JobDetails]-?: z.ZodOptional<z.ZodType<NonNullable<JobDetails[Name]>>> }

const text = (name: keyof typeof texts) => z.string().meta({ examples: [texts[name]] })

const jobId = word('Of a job.', '1f9Wq0kTzV3bYxLm7Rd2Gg')

export const jobAnswer = told({
  ...details,
  id: jobId,
  title: text('title'),
  description: text('description'),
  requirements: text('requirements'),
  location: text('location'),
  salaryRange: text('salaryRange'),
  validThrough: z.iso.date().optional(),
  state: z.enum(['closed', 'draft']).optional().describe('Missing while it is open.'),
  version,
}).meta({ id: 'Job' })

const keptJob = jobAnswer
  .extend({
    slug: z.string().meta({ examples: ['qa-test-engineer'] }),
    postedAt: moment.nullable(),
  })
  .meta({ id: 'KeptJob' })

const noJob = jobRefusals['job-not-found']
const changedBy = told({ email: emailIn.nullable(), at: moment }).optional()
const jobChanged: Refused = {
  ...jobRefusals['job-changed'],
  more: { jobPost: jobAnswer, changedBy },
}

const params = z.object({ id: jobId })

export const jobRoutes = {
  'GET /jobs': {
    operationId: 'listOpenJobs',
    tags,
    summary: 'The jobs that one can apply for, the newest first.',
    response: { 200: told({ jobPosts: z.array(jobAnswer) }) },
    refusals: [commonRefusals['too-busy']],
  },
  'GET /api/jobs': {
    operationId: 'listKeptJobs',
    tags,
    summary:
      'Every job that is not in the trash, drafts, closed and expired ones too, the newest first, each with `slug` and `postedAt`.',
    response: { 200: told({ jobPosts: z.array(keptJob) }) },
  },
  'POST /jobs': {
    operationId: 'postJob',
    tags,
    summary:
      'Puts a job on the careers page; `location` in the head of the answer is where. With `state` draft it is kept for later, and needs its title only. Sent again with the same `Idempotency-Key`, a header of 22 letters, it is posted once.',
    body: jobSchema.meta({ example: texts }),
    response: { 201: told({ jobPost: jobAnswer }) },
    refusals: [commonRefusals['fields-invalid'], jobRefusals['job-address-taken'], jobChanged],
  },
  'PUT /jobs/{id}': {
    operationId: 'changeJob',
    tags,
    summary:
      'Replaces the texts of a job and the fields that are named; null empties a field. `state` closes it, opens it again or posts a draft.',
    params,
    body: jobChangeSchema.meta({ example: { ...texts, version: 2 } }),
    response: { 200: told({ jobPost: jobAnswer }) },
    refusals: [
      commonRefusals['fields-invalid'],
      noJob,
      jobChanged,
      jobRefusals['job-posted-already'],
    ],
  },
  'DELETE /jobs/{id}': {
    operationId: 'removeJob',
    tags,
    summary: 'Moves a job to the trash.',
    params,
    response: { 204: nothing() },
    refusals: [noJob],
  },
} satisfies Routes
