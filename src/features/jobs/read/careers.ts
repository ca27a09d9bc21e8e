import { type AdvertisedJob, advertiseJobs, findAdvertised } from './advertise-jobs.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** What the careers pages may ask. */
export type Careers = {
  list: () => Promise<AdvertisedJob[]>
  find: (slug: string) => Promise<AdvertisedJob | 'over' | undefined>
}

export const openCareers = (ctx: Pick<Ctx, 'db' | 'clock'>): Careers => ({
  list: () => advertiseJobs(ctx),
  find: (slug) => findAdvertised(ctx, slug),
})
