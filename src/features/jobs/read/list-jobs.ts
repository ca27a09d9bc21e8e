import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import type { JobPost } from '../job-schema.ts'
import { keptJobs, openJobs } from '../job-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** The jobs that one can apply for, the newest first. */
export async function listJobs(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<JobPost[]> {
  const jobs = await openJobs(ctx)
  return jobs.map(asJobPost)
}

/** A job as those who keep jobs see it: with its address, and since when it has been posted. */
export type KeptJob = JobPost & { slug: string; postedAt: string | null }

/** Every job that is not in the trash, drafts, closed and expired ones too, for those who keep them. */
export async function listKeptJobs({ db }: Pick<Ctx, 'db'>, actor: Actor): Promise<KeptJob[]> {
  permit(actor, 'jobs')
  const jobs = await keptJobs(db)
  return jobs.map((job) => ({ ...asJobPost(job), slug: job.slug, postedAt: job.postedAt }))
}
