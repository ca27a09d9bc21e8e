import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { fieldColumns } from '../job-row.ts'
import type { GivenFields, JobTexts } from '../job-schema.ts'
import { addJob, hasJobs } from '../job-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

export type GivenJob = JobTexts & GivenFields & { id: string; slug: string; createdAt: string }

/** Puts given jobs up where there has never been one; says whether it did. */
export async function fillJobs(db: Tx, actor: Actor, jobs: GivenJob[]): Promise<boolean> {
  permit(actor, 'jobs')
  if (await hasJobs(db)) return false
  const at = new Date().toISOString()
  for (const given of jobs) {
    const { id, slug, title, description, requirements, location, salaryRange, createdAt } = given
    const job = {
      id,
      slug,
      title,
      description,
      requirements,
      location,
      salaryRange,
      ...fieldColumns(given),
      createdAt,
      postedAt: createdAt,
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
  return true
}
