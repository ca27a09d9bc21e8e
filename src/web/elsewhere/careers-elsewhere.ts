import { z } from 'zod'
import type { AdvertisedJob } from '../../features/jobs/read/advertise-jobs.ts'
import type { Careers } from '../../features/jobs/read/careers.ts'
import { detailFields, type JobDetails } from '../../features/jobs/job-fields.ts'
import { slugOf } from '../../features/jobs/job-slug.ts'
import { earliestToday } from '../../features/jobs/last-day.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AskApi } from './ask-api.ts'

const text = z.string().catch('')

const answered = z.object({
  id: z.union([z.string().min(1).max(200), z.int().transform(String)]),
  slug: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
  title: z.string().trim().min(1),
  description: text,
  requirements: text,
  location: text,
  salaryRange: text,
  validThrough: z.iso.date().optional().catch(undefined),
  state: text,
  postedAt: text,
  version: z.int().catch(1),
})

/** The jobs that the API of API_BASE_URL has open; their addresses are made here where it tells none. */
export function careersElsewhere(ask: AskApi, clock: Clock): Careers {
  async function list(): Promise<AdvertisedJob[]> {
    const answer = await ask('/jobs')
    const { jobPosts } = z
      .object({ jobPosts: z.array(z.unknown()).catch([]) })
      .catch({ jobPosts: [] })
      .parse(answer)
    const jobs = jobPosts.flatMap((one) => readJob(one, clock()) ?? [])
    const shared = jobs.map(({ slug }) => slug).filter((slug, at, all) => all.indexOf(slug) !== at)
    return jobs.map((job) =>
      shared.includes(job.slug)
        ? { ...job, slug: `${job.slug}-${slugOf(job.id).slice(0, 20)}` }
        : job,
    )
  }
  return { list, find: async (slug) => (await list()).find((job) => job.slug === slug) }
}

function readJob(answer: unknown, now: Date): AdvertisedJob | undefined {
  const { data: job } = answered.safeParse(answer)
  if (!job || job.state === 'closed') return undefined
  if (job.validThrough && job.validThrough < earliestToday(now)) return undefined
  const { state: _, validThrough, postedAt, ...texts } = job
  const at = Number.isNaN(Date.parse(postedAt)) ? '' : new Date(postedAt).toISOString()
  return {
    ...detailsIn(answer),
    ...texts,
    ...(validThrough && { validThrough }),
    slug: job.slug ?? slugOf(job.title),
    postedAt: at,
    changedAt: at,
  }
}

function detailsIn(answer: unknown): JobDetails {
  const { data = {} } = z.object(detailFields).safeParse(answer)
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value != null))
}
