import { detailsOf } from './as-job-post.ts'
import { detailFields, type JobDetails } from './job-fields.ts'
import type { GivenFields, JobTexts } from './job-schema.ts'
import type { JobTable } from './job-store.ts'

type Stored = Pick<JobTable, 'details' | 'validThrough' | 'state'>

const place = ['workplace', 'country', 'region', 'city', 'streetAddress', 'postalCode'] as const

/** The columns of the fields that were given: what is not named stays, what is null goes. */
export function fieldColumns(given: GivenFields, before?: JobTable & JobTexts): Stored {
  const details: JobDetails = before ? detailsOf(before) : {}
  for (const name of Object.keys(detailFields) as (keyof JobDetails)[])
    if (given[name] !== undefined) Object.assign(details, { [name]: given[name] ?? undefined })
  const kept = JSON.stringify(details)
  return {
    details: kept === '{}' ? null : kept,
    validThrough:
      given.validThrough === undefined ? (before?.validThrough ?? null) : given.validThrough,
    state: given.state ?? before?.state ?? 'open',
  }
}

/** A text that is changed by itself takes the fields that say the same with it. */
export function withoutStaleFields<Change extends JobTexts & GivenFields>(
  change: Change,
  before: JobTable,
): Change {
  const stale: Partial<Record<keyof JobDetails, null>> = {}
  if (before.location && change.location !== before.location)
    for (const name of place) if (change[name] === undefined) stale[name] = null
  if (before.salaryRange && change.salaryRange !== before.salaryRange && change.pay === undefined)
    stale.pay = null
  return { ...change, ...stale }
}
