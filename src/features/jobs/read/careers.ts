import { type AdvertisedJob, advertiseJobs, findAdvertised } from './advertise-jobs.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** What the careers pages may ask. */
export type Careers = {
  list: () => Promise<AdvertisedJob[]>
  find: (slug: string) => Promise<AdvertisedJob | 'over' | undefined>
}

export const openCareers = (db: Db): Careers => ({
  list: () => advertiseJobs(db),
  find: (slug) => findAdvertised(db, slug),
})
