import { z } from 'zod'
import { detailFields, jobSlug, jobState, type JobDetails, validThrough } from './job-fields.ts'
import { draftLine, draftWords, line, missing, words } from './job-text.ts'

const texts = {
  title: line('title', 120),
  description: words('description', 10_000),
  requirements: words('requirements', 10_000),
  location: line('location', 120),
  salaryRange: line('salary range', 120),
}

const draftTexts = {
  title: texts.title,
  description: draftWords('description', 10_000).default(''),
  requirements: draftWords('requirements', 10_000).default(''),
  location: draftLine('location', 120).default(''),
  salaryRange: draftLine('salary range', 120).default(''),
}

const fields = { ...detailFields, validThrough, state: jobState }

/** `version` is the one that the change was made from; without it the change is made in any case. */
const version = z.int({ error: 'Version must be a whole number.' }).optional()

const notAJob = { error: 'A job is an object with five texts.' }

type Sent = {
  location?: string | undefined
  salaryRange?: string | undefined
  country?: unknown
  pay?: unknown
}

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Also beside a field that is refused, so that one hears of all at once. */
const when = ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
  issues.every(({ path = [] }) => path.length > 0)

const tellsPlace = (job: Sent) => job.location !== undefined || isGiven(job.country)
const noPlace = { path: ['location'], error: missing('location'), when }

const tellsPay = (job: Sent) => job.salaryRange !== undefined || isGiven(job.pay)
const noPay = { path: ['salaryRange'], error: missing('salary range'), when }

const withTexts = <Job extends Sent>(job: Job) => ({
  ...job,
  location: job.location ?? '',
  salaryRange: job.salaryRange ?? '',
})

/** The place and the pay may be told by their fields alone; their texts are then made of them. */
const mayBeTold = {
  ...texts,
  location: texts.location.optional(),
  salaryRange: texts.salaryRange.optional(),
  ...fields,
}

export const jobSchema = z
  .object({ ...mayBeTold, slug: jobSlug }, notAJob)
  .refine(tellsPlace, noPlace)
  .refine(tellsPay, noPay)
  .transform(withTexts)

export const jobChangeSchema = z
  .object({ ...mayBeTold, version }, notAJob)
  .refine(tellsPlace, noPlace)
  .refine(tellsPay, noPay)
  .transform(withTexts)

/** A draft needs no more than its title. */
const ofDraft = { ...draftTexts, ...fields, state: z.literal('draft') }

export const jobDraftSchema = z.object({ ...ofDraft, slug: jobSlug }, notAJob)
export const jobDraftChangeSchema = z.object({ ...ofDraft, version }, notAJob)

/** Made by whoever posts, so that a job whose answer was lost is not made twice. */
export const jobKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{22}$/, {
      error: 'An Idempotency-Key has 22 letters, figures, hyphens and underlines.',
    })
    .optional(),
})

export const isDraft = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'state' in sent && sent.state === 'draft'

export type JobTexts = z.infer<z.ZodObject<typeof texts>>
export type GivenFields = z.infer<z.ZodObject<typeof fields>>
export type NewJob = z.infer<typeof jobSchema>
export type JobChange = z.infer<typeof jobChangeSchema>

/** A job as everyone may see it; what it does not say of itself is not there. */
export type JobPost = JobTexts &
  JobDetails & { id: string; version: number; validThrough?: string; state?: 'closed' | 'draft' }
