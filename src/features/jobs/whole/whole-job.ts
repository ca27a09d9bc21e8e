import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/tables.ts'
import { detailsOf } from '../as-job-post.ts'
import type { JobDetails } from '../job-fields.ts'
import type { JobTexts } from '../job-schema.ts'
import type { JobTable } from '../job-store.ts'
import { allJobs } from './all-jobs-store.ts'

/** All of a job that goes with it to another database; no draft has a `postedAt`. */
export type WholeJob = JobTexts &
  Pick<JobTable, 'id' | 'slug' | 'state' | 'validThrough' | 'postedAt'> & { details: JobDetails }

export type JobDifference = { action: 'added' | 'changed' | 'removed'; job: WholeJob }

/** Every job that is not in the trash. */
export const everyJob = async (db: Db): Promise<WholeJob[]> =>
  (await allJobs(db)).filter(isKept).map(asWhole)

/** What would change if these jobs took the place of all that are there. */
export async function compareJobs(db: Db, jobs: WholeJob[]): Promise<JobDifference[]> {
  return differences(await everyJob(db), jobs)
}

export function differences(there: WholeJob[], jobs: WholeJob[]): JobDifference[] {
  const known = new Map(there.map((job) => [job.id, job]))
  const named = new Set(jobs.map(({ id }) => id))
  return [
    ...jobs.flatMap((job): JobDifference[] => {
      const now = known.get(job.id)
      if (!now) return [{ action: 'added', job }]
      return isDeepStrictEqual(job, now) ? [] : [{ action: 'changed', job }]
    }),
    ...there
      .filter(({ id }) => !named.has(id))
      .map((job): JobDifference => ({ action: 'removed', job })),
  ]
}

export const isKept = ({ deletedAt }: JobTable) => deletedAt === null

export const asWhole = (row: JobTable): WholeJob => ({
  id: row.id,
  slug: row.slug,
  state: row.state,
  validThrough: row.validThrough,
  postedAt: row.state === 'draft' ? null : (row.postedAt ?? row.createdAt),
  title: row.title,
  description: row.description,
  requirements: row.requirements,
  location: row.location,
  salaryRange: row.salaryRange,
  details: detailsOf(row),
})
