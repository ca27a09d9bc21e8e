import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import type { JobPost } from '../job-schema.ts'
import { trashedJobs } from '../job-store.ts'

type TrashedJob = JobPost & { deletedAt: string }

/** The jobs in the trash, the last deleted first. */
export async function listTrashedJobs(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
): Promise<TrashedJob[]> {
  permit(actor, 'jobs')
  const jobs = await trashedJobs(db)
  return jobs.map((job) => ({ ...asJobPost(job), deletedAt: job.deletedAt! }))
}
