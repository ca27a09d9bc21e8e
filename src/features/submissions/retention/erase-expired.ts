import type { Ctx } from '../../../platform/ctx.ts'
import { listOpenAfter } from '../../jobs/read/list-open-after.ts'
import { eraseForGood } from './erase-submissions.ts'
import { receivedBefore } from '../submission-store.ts'

type Retention = { enquiriesMonths: number; applicationsMonths: number }

/**
 * Erases what has been kept for as long as was promised: enquiries that long after the last word,
 * applications that long after their position was closed.
 */
export async function eraseExpired(
  ctx: Pick<Ctx, 'db' | 'changes' | 'files' | 'clock'>,
  { enquiriesMonths, applicationsMonths }: Retention,
): Promise<number> {
  const now = ctx.clock()
  const enquiries = await receivedBefore(ctx.db, 'enquiry', monthsBefore(now, enquiriesMonths))
  const limit = monthsBefore(now, applicationsMonths)
  const applications = await receivedBefore(ctx.db, 'application', limit)
  const stillOpen = await listOpenAfter(ctx, limit)
  const expired = applications.filter(({ jobId }) => !stillOpen.has(jobId ?? ''))
  return eraseForGood(
    ctx,
    [...enquiries, ...expired].map(({ id }) => id),
  )
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // The 31st of a shorter month would be a day of the next one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then.toISOString()
}
