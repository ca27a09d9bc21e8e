import { z } from 'zod'
import type { TellFault } from '../documents/packs/pack-file.ts'
import { detailFields, type JobDetails } from '../jobs/job-fields.ts'
import { fieldColumns } from '../jobs/job-row.ts'
import { isDraft, jobDraftSchema, jobSchema, type NewJob } from '../jobs/job-schema.ts'
import type { WholeJob } from '../jobs/whole/whole-job.ts'
import { tellIssues } from './tell-issues.ts'

const namePattern = /^jobs\/([\w-]{1,100})\.json$/

/** A job's address never changes, so its file is named after it. */
export const jobFileName = ({ slug }: WholeJob) => `jobs/${slug}.json`

const details = Object.keys(detailFields) as (keyof JobDetails)[]

/** A job as a file: what it doesn't say is not there, and its long texts are lists of lines. */
export function writeJobFile(job: WholeJob): string {
  const said = {
    id: job.id,
    state: job.state,
    postedAt: job.postedAt,
    validThrough: job.validThrough,
    title: job.title,
    ...Object.fromEntries(details.map((name) => [name, job.details[name]])),
    location: job.location,
    salaryRange: job.salaryRange,
    description: linesOf(job.description),
    requirements: linesOf(job.requirements),
  }
  const kept = Object.entries(said).filter(([, value]) => value !== null && value !== '')
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`
}

const linesOf = (text: string) => (text === '' ? null : text.split('\n'))

const ofLines = ['description', 'requirements']

/** What a file says with its lists of lines as the texts that they are. */
function joined(said: unknown): unknown {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return said
  const fields = Object.entries(said).map(([name, value]) => [
    name,
    ofLines.includes(name) && Array.isArray(value) ? value.join('\n') : value,
  ])
  return Object.fromEntries(fields)
}

const lines = (name: string) =>
  z
    .array(z.string({ error: `Each line of the ${name} must be text.` }), {
      error: `The ${name} must be a list of lines.`,
    })
    .optional()

/** Clocks of two servers may differ. */
const day = 86_400_000

const fieldsSchema = (now: string) =>
  z.strictObject(
    {
      id: z.string({ error: 'Please give the id of the job.' }).regex(/^[\w-]{1,64}$/, {
        error: 'An id has at most 64 letters, digits, - and _.',
      }),
      state: z.unknown().optional(),
      postedAt: z.iso
        .datetime({ error: 'PostedAt must be a moment in UTC.' })
        .refine((text) => Date.parse(text) < Date.parse(now) + day, {
          error: 'PostedAt must not be in the future.',
        })
        .transform((text) => new Date(text).toISOString())
        .optional(),
      validThrough: z.unknown().optional(),
      title: z.unknown().optional(),
      location: z.unknown().optional(),
      salaryRange: z.unknown().optional(),
      description: lines('description'),
      requirements: lines('requirements'),
      ...Object.fromEntries(details.map((name) => [name, z.unknown().optional()])),
    },
    { error: 'A file of a pack holds one object.' },
  )

/** What a file says, judged as a job that somebody posts; undefined where it is no job. */
export function readJobFile(
  file: string,
  said: unknown,
  now: string,
  tell: TellFault,
): WholeJob | undefined {
  const [, slug] = namePattern.exec(file) ?? []
  if (slug === undefined) {
    tell(file, '', 'A job is named after its address: letters, digits, - and _, and .json.')
    return undefined
  }
  const fields = fieldsSchema(now).safeParse(said)
  const isOfDraft = isDraft(said)
  const job = (isOfDraft ? jobDraftSchema : jobSchema).safeParse(joined(said))
  tellIssues(file, [fields.error, job.error], tell)
  if (!fields.success || !job.success) return undefined
  const { id, postedAt = null } = fields.data
  if (isOfDraft === (postedAt === null)) return asWhole(job.data, { id, slug, postedAt })
  tell(file, 'postedAt', isOfDraft ? 'A draft has no such moment.' : 'Please say since when.')
  return undefined
}

function asWhole(job: NewJob, kept: Pick<WholeJob, 'id' | 'slug' | 'postedAt'>): WholeJob {
  const columns = fieldColumns(job)
  return {
    ...kept,
    state: columns.state,
    validThrough: columns.validThrough,
    title: job.title,
    description: job.description,
    requirements: job.requirements,
    location: job.location,
    salaryRange: job.salaryRange,
    details: JSON.parse(columns.details ?? '{}') as JobDetails,
  }
}
