import { z } from 'zod'
import { detailFields, jobSlug, jobState, type JobDetails, validThrough } from './job-fields.ts'
import { line, words } from './job-text.ts'

const texts = {
  title: line('title', 120),
  description: words('description', 10_000),
  requirements: words('requirements', 10_000),
  location: line('location', 120),
  salaryRange: line('salary range', 120),
}

const fields = { ...detailFields, validThrough, state: jobState }

const notAJob = { error: 'A job is an object with five texts.' }

const isGiven = (value: unknown) => value !== undefined && value !== null

/** The place and the pay may be told by their fields alone; their texts are then made of them. */
function tellByFields(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const { location, salaryRange, country, pay } = sent as Record<string, unknown>
  return {
    ...sent,
    ...(location === undefined && isGiven(country) ? { location: derived } : {}),
    ...(salaryRange === undefined && isGiven(pay) ? { salaryRange: derived } : {}),
  }
}

const derived = '(derived)'

const undoDerived = <Job extends { location: string; salaryRange: string }>(job: Job): Job => ({
  ...job,
  location: job.location === derived ? '' : job.location,
  salaryRange: job.salaryRange === derived ? '' : job.salaryRange,
})

export const jobSchema = z
  .preprocess(tellByFields, z.object({ ...texts, ...fields, slug: jobSlug }, notAJob))
  .transform(undoDerived)

/** `version` is the one that the change was made from; without it the change is made in any case. */
export const jobChangeSchema = z
  .preprocess(
    tellByFields,
    z.object(
      {
        ...texts,
        ...fields,
        version: z.int({ error: 'Version must be a whole number.' }).optional(),
      },
      notAJob,
    ),
  )
  .transform(undoDerived)

export type JobTexts = z.infer<z.ZodObject<typeof texts>>
export type GivenFields = z.infer<z.ZodObject<typeof fields>>
export type NewJob = z.infer<typeof jobSchema>
export type JobChange = z.infer<typeof jobChangeSchema>

/** A job as everyone may see it; what it does not say of itself is not there. */
export type JobPost = JobTexts &
  JobDetails & { id: string; version: number; validThrough?: string; state?: 'closed' }
