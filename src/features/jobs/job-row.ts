import { isDeepStrictEqual } from 'node:util'
import { asJobPost, detailsOf } from './as-job-post.ts'
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

/** A text that was made of the fields and comes back as it was shown is still made of them. */
export function ownTexts({ location, salaryRange }: JobTexts, before: JobTable) {
  const shown = asJobPost(before)
  return {
    location: location === shown.location ? before.location : location,
    salaryRange: salaryRange === shown.salaryRange ? before.salaryRange : salaryRange,
  }
}

/** An empty text, before or after, is made of the fields. */
const isSaidAnew = (text: string, before: string) => text !== '' && before !== '' && text !== before

/** A text that is changed by itself takes the fields that say the same with it, be they sent along as they were. */
export function withoutStaleFields<Change extends JobTexts & GivenFields>(
  change: Change,
  before: JobTable,
): Change {
  const known = detailsOf(before)
  const isAsItWas = (name: keyof JobDetails) =>
    change[name] === undefined || isDeepStrictEqual(change[name] ?? undefined, known[name])
  const stale: Partial<Record<keyof JobDetails, null>> = {}
  const isAlone = place.every(isAsItWas)
  if (isSaidAnew(change.location, before.location))
    for (const name of place) if (isAlone || change[name] === undefined) stale[name] = null
  if (isSaidAnew(change.salaryRange, before.salaryRange) && isAsItWas('pay')) stale.pay = null
  return { ...change, ...stale }
}
