import { z } from 'zod'

const control = /(?![\n\t])\p{Cc}/u
const visible = /[^\p{C}\p{Z}]/u

function words(name: string, most: number) {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const missing = `Please give the ${name} of the job.`
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : `${Name} must be text.`) })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .regex(visible, { error: missing })
    .max(most, { error: `${Name} has at most ${most.toLocaleString('en')} characters.` })
    .refine((text) => !control.test(text) && text.isWellFormed(), {
      error: `${Name} contains a character that cannot be shown.`,
    })
}

const line = (name: string, most: number) =>
  words(name, most).regex(/^[^\n\t]*$/, {
    error: `${name[0]!.toUpperCase()}${name.slice(1)} must be a single line.`,
  })

const texts = {
  title: line('title', 120),
  description: words('description', 10_000),
  requirements: words('requirements', 10_000),
  location: line('location', 120),
  salaryRange: line('salary range', 120),
}

const notAJob = { error: 'A job is an object with five texts.' }

export const jobSchema = z.object(texts, notAJob)

/** `version` is the one that the change was made from; without it the change is made in any case. */
export const jobChangeSchema = z.object(
  { ...texts, version: z.int({ error: 'Version must be a whole number.' }).optional() },
  notAJob,
)

export type JobTexts = z.infer<typeof jobSchema>
export type JobChange = z.infer<typeof jobChangeSchema>

export type JobPost = JobTexts & { id: string; version: number }

/** A job as everyone may see it. */
export const asJobPost = (job: JobPost): JobPost => ({
  id: job.id,
  title: job.title,
  description: job.description,
  requirements: job.requirements,
  location: job.location,
  salaryRange: job.salaryRange,
  version: job.version,
})
