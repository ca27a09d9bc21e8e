import type { JobPost, JobTexts } from '../../../features/jobs/job-schema.ts'

export const noTexts: JobTexts = {
  title: '',
  description: '',
  requirements: '',
  location: '',
  salaryRange: '',
}

export const fieldNames = Object.keys(noTexts) as (keyof JobTexts)[]

export const textsOfJob = ({
  title,
  description,
  requirements,
  location,
  salaryRange,
}: JobPost): JobTexts => ({
  title,
  description,
  requirements,
  location,
  salaryRange,
})
