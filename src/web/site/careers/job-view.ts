import type { AdvertisedJob } from '../../../features/jobs/read/advertise-jobs.ts'
import type { Text } from '../../i18n.tsx'
import type { Absolute } from '../../directory/page-entry.ts'
import { jobPath, linesOf, paragraphsOf } from '../../directory/sources/job-entry.ts'
import type { JobView } from './careers-view.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const dayInWords = (moment: string) => day.format(new Date(moment))

export function jobView(job: AdvertisedJob, text: Text, absolute: Absolute): JobView {
  const path = jobPath(job)
  const { department, employmentType, workplace, validThrough } = job
  const details: ([string, string] | undefined)[] = [
    department ? [text('careers.team'), department] : undefined,
    employmentType ? [text('careers.contract'), text(`careers.type.${employmentType}`)] : undefined,
    workplace ? [text('careers.workplace'), text(`careers.at.${workplace}`)] : undefined,
    job.postedAt ? [text('careers.posted'), dayInWords(job.postedAt)] : undefined,
    validThrough ? [text('careers.until'), dayInWords(validThrough)] : undefined,
  ]
  return {
    id: job.id,
    path,
    title: job.title,
    paragraphs: paragraphsOf(job.description),
    requirements: linesOf(job.requirements),
    location: job.location,
    salaryRange: job.salaryRange,
    details: details.filter((detail) => detail !== undefined),
    url: absolute(path),
  }
}
