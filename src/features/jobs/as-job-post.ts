import { locationOf, salaryRangeOf } from './write/derive-texts.ts'
import type { JobDetails } from './job-fields.ts'
import type { JobPost } from './job-schema.ts'
import type { JobTable } from './job-store.ts'

export const detailsOf = ({ details }: Pick<JobTable, 'details'>): JobDetails =>
  details ? (JSON.parse(details) as JobDetails) : {}

/** A stored job as everyone may see it: its texts as given, or made of its fields. */
export function asJobPost(job: JobTable): JobPost {
  const details = detailsOf(job)
  return {
    ...details,
    id: job.id,
    title: job.title,
    description: job.description,
    requirements: job.requirements,
    location: job.location || locationOf(details),
    salaryRange: job.salaryRange || (details.pay ? salaryRangeOf(details.pay) : ''),
    ...(job.validThrough ? { validThrough: job.validThrough } : {}),
    ...(job.state === 'open' ? {} : { state: job.state }),
    version: job.version,
  }
}
