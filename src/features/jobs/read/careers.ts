import { currentTimeBudget } from '../../../platform/db/time-budget.ts'
import { type AdvertisedJob, advertiseJobs, findAdvertised } from './advertise-jobs.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** What the careers pages may ask. */
export type Careers = {
  list: () => Promise<AdvertisedJob[]>
  find: (slug: string) => Promise<AdvertisedJob | 'over' | undefined>
}

/**
 * While a job cannot be read, it is said as it was last: somebody may have written to it, and has to
 * get their words back on its page. Nobody keeps what is made of it.
 */
export function openCareers(db: Db): Careers {
  let known = new Map<string, AdvertisedJob>()

  async function findNow(slug: string) {
    const found = await findAdvertised(db, slug)
    if (found && found !== 'over') known.set(slug, found)
    else known.delete(slug)
    return found
  }

  return {
    async list() {
      const jobs = await advertiseJobs(db)
      known = new Map(jobs.map((job) => [job.slug, job]))
      return jobs
    },
    find: (slug) =>
      findNow(slug).catch((error: unknown) => {
        const last = known.get(slug)
        if (!last) throw error
        currentTimeBudget().hadTrouble = true
        return last
      }),
  }
}
