import { currentTimeBudget } from '../../../platform/db/time-budget.ts'
import type { AdvertisedJob } from './advertise-jobs.ts'
import type { Careers } from './careers.ts'

/**
 * While a job cannot be read, it is said as it was last: somebody may have written to it, and has to
 * get their words back on its page. Nobody keeps what is made of it.
 */
export function withLastKnown(careers: Careers): Careers {
  let known = new Map<string, AdvertisedJob>()

  async function findNow(slug: string) {
    const found = await careers.find(slug)
    if (found && found !== 'over') known.set(slug, found)
    else known.delete(slug)
    return found
  }

  return {
    async list() {
      const jobs = await careers.list()
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
