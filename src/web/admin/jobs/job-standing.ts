import type { JobPost } from '../../../features/jobs/job-schema.ts'

export type Standing = 'open' | 'draft' | 'closed' | 'over'

/** How a job stands with visitors: its last day may have passed by itself. */
export function standingOf({
  state,
  validThrough,
}: Pick<JobPost, 'state' | 'validThrough'>): Standing {
  const today = new Date().toISOString().slice(0, 10)
  return state ?? (validThrough && validThrough < today ? 'over' : 'open')
}
