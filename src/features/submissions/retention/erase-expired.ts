import { listOpenAfter } from '../../jobs/read/list-open-after.ts'
import { type EraseParts, eraseForGood } from './erase-submissions.ts'
import { receivedBefore } from '../submission-store.ts'

export type Retention = { enquiriesMonths: number; applicationsMonths: number }

/**
 * Erases what has been kept for as long as was promised: enquiries that long after the last word,
 * applications that long after their position was closed.
 */
export async function eraseExpired(
  parts: EraseParts,
  { enquiriesMonths, applicationsMonths }: Retention,
  now = new Date(),
): Promise<number> {
  const enquiries = await receivedBefore(parts.db, 'enquiry', monthsBefore(now, enquiriesMonths))
  const limit = monthsBefore(now, applicationsMonths)
  const applications = await receivedBefore(parts.db, 'application', limit)
  const stillOpen = await listOpenAfter(parts.db, limit)
  const expired = applications.filter(({ jobId }) => !stillOpen.has(jobId ?? ''))
  return eraseForGood(
    parts,
    [...enquiries, ...expired].map(({ id }) => id),
  )
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}
