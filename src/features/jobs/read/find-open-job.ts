import { Problem } from '../../../platform/problem.ts'
import { jobRefusals } from '../job-refusals.ts'
import { openJobs } from '../job-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

export type OpenJob = { id: string; title: string }

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** The open job with this id, or the newest with this title; titles alone may be shared, ids never. */
export async function findOpenJob(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  titleOrId: string,
): Promise<OpenJob> {
  const jobs = await openJobs(ctx)
  const job =
    jobs.find(({ id }) => id === titleOrId) ??
    jobs.find(({ title }) => plain(title) === plain(titleOrId))
  if (!job) throw new Problem(jobRefusals['job-not-open'])
  return { id: job.id, title: job.title }
}
