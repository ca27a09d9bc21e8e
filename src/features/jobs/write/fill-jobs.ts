import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { fieldColumns } from '../job-row.ts'
import type { WholeJob } from '../whole/whole-job.ts'
import { addJob, hasJobs } from '../job-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Puts given jobs up where there has never been one; says whether it did. */
export async function fillJobs(
  db: Tx,
  actor: Actor,
  jobs: WholeJob[],
  at: string,
): Promise<boolean> {
  permit(actor, 'jobs')
  if (await hasJobs(db)) return false
  for (const { details, postedAt, ...given } of jobs) {
    const createdAt = postedAt ?? at
    const job = {
      ...given,
      ...fieldColumns({ ...details, ...given }),
      createdAt,
      postedAt,
      updatedAt: createdAt,
      deletedAt: null,
      version: 1,
    }
    await addJob(db, job)
    await recordChange(db, actor, {
      at,
      noun: 'jobs',
      nounId: job.id,
      action: 'posted',
      after: job,
    })
  }
  return jobs.length > 0
}
