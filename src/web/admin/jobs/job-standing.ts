import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { earliestToday } from '../../../features/jobs/last-day.ts'

export type Standing = 'open' | 'draft' | 'closed' | 'over'

/** How a job stands with visitors: its last day may have passed by itself. */
export function standingOf({
  state,
  validThrough,
}: Pick<JobPost, 'state' | 'validThrough'>): Standing {
  return state ?? (validThrough && validThrough < earliestToday(new Date()) ? 'over' : 'open')
}
