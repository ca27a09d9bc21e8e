import type { Kysely } from 'kysely'
import { type AdvertisedJob, advertiseJobs, findAdvertised } from './advertise-jobs.ts'
import type { JobTables } from './job-store.ts'

/** What the careers pages may ask. */
export type Careers = {
  list: () => Promise<AdvertisedJob[]>
  find: (slug: string) => Promise<AdvertisedJob | 'over' | undefined>
}

export const openCareers = (db: Kysely<JobTables>): Careers => ({
  list: () => advertiseJobs(db),
  find: (slug) => findAdvertised(db, slug),
})
