import { asJobPost } from '../as-job-post.ts'
import type { JobPost } from '../job-schema.ts'
import { isOpen, jobBySlug, type JobTable, openJobs } from '../job-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** A job as the careers pages show it: with its address and the moments that feeds want. */
export type AdvertisedJob = JobPost & { slug: string; postedAt: string; changedAt: string }

const asAdvertised = (job: JobTable): AdvertisedJob => ({
  ...asJobPost(job),
  slug: job.slug,
  postedAt: job.postedAt ?? job.createdAt,
  changedAt: job.updatedAt,
})

/** The jobs that one can apply for, as the careers pages show them, the newest first. */
export async function advertiseJobs(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<AdvertisedJob[]> {
  const jobs = await openJobs(ctx)
  return jobs.map(asAdvertised)
}

/** The job at an address; 'over' if one could apply for it once, nothing while it is a draft. */
export async function findAdvertised(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  slug: string,
): Promise<AdvertisedJob | 'over' | undefined> {
  if (!/^[\w-]{1,100}$/.test(slug)) return undefined
  const job = await jobBySlug(db, slug)
  if (!job) return undefined
  if (isOpen(job, clock())) return asAdvertised(job)
  return job.postedAt === null ? undefined : 'over'
}
