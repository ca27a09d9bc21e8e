import { earliestToday } from '../last-day.ts'
import { type JobTable, openJobs } from '../job-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** The ids of the jobs that are open, or that were at some time since a moment. */
export async function listOpenAfter(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  at: string,
): Promise<Set<string>> {
  const open = await openJobs(ctx)
  const all = await ctx.db.selectFrom('jobs').selectAll().execute()
  const day = earliestToday(new Date(at))
  const ended = all.filter((job) => job.updatedAt >= at || lastDayOf(job) >= day)
  return new Set([...open, ...ended].map(({ id }) => id))
}

/** One that was closed, or thrown away, before its last day ended with that change. */
const lastDayOf = ({ state, deletedAt, validThrough }: JobTable) =>
  (state === 'open' && deletedAt === null && validThrough) || ''
