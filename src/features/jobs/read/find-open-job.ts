import { Problem } from '../../../platform/problem.ts'
import { jobRefusals } from '../job-refusals.ts'
import { openJobs } from '../job-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

export type OpenJob = { id: string; title: string }

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** The open job with this id, or the newest with this title; titles alone may be shared, ids never. */
export async function findOpenJob(db: Db, titleOrId: string): Promise<OpenJob> {
  const jobs = await openJobs(db)
  const job =
    jobs.find(({ id }) => id === titleOrId) ??
    jobs.find(({ title }) => plain(title) === plain(titleOrId))
  if (!job) throw new Problem(jobRefusals['job-not-open'])
  return { id: job.id, title: job.title }
}
