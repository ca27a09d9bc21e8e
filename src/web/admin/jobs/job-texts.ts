import type { JobPost, JobTexts } from '../../../features/jobs/job-schema.ts'
import {
  changedDetails,
  detailNames,
  detailsOfJob,
  type DetailTexts,
  noDetails,
  plainNames,
} from './job-detail-texts.ts'
import { textOf } from '../posts/told-post.ts'

/** A job as it stands in a form. */
export type FormTexts = JobTexts & DetailTexts

export const noTexts: JobTexts = {
  title: '',
  description: '',
  requirements: '',
  location: '',
  salaryRange: '',
}

export const emptyForm: FormTexts = { ...noTexts, ...noDetails }

const textNames = Object.keys(noTexts) as (keyof JobTexts)[]

export const formNames: (keyof FormTexts)[] = [...textNames, ...detailNames]

/** A job with all its texts: another API than ours (`API_BASE_URL`) need not tell them. */
export const toldJob = <Job extends JobPost>(told: Job): Job => ({
  ...told,
  ...Object.fromEntries(['id' as const, ...textNames].map((name) => [name, textOf(told[name])])),
})

export const formOfJob = (job: JobPost): FormTexts => ({
  ...(Object.fromEntries(textNames.map((name) => [name, job[name]])) as JobTexts),
  ...detailsOfJob(job),
})

/** The job that a form tells of, but for its pay. */
export const jobAsTyped = (texts: FormTexts) =>
  Object.fromEntries(
    [...textNames, ...plainNames].map((name) => [name, texts[name].trim()]),
  ) as unknown as JobTexts & Pick<JobPost, (typeof plainNames)[number]>

/** What is sent of a form: the five texts, and of the rest what has been changed. */
export const bodyOf = (texts: FormTexts, before: DetailTexts = noDetails) => ({
  ...(Object.fromEntries(textNames.map((name) => [name, texts[name]])) as JobTexts),
  ...changedDetails(texts, before),
})

/** What is sent of an edited job: the whole of it, its id included; jobs of another API have no version. */
export const wholeJob = (job: JobPost, texts: FormTexts, version: number) => ({
  ...job,
  ...bodyOf(texts, detailsOfJob(job)),
  ...(Number.isNaN(version) ? {} : { version }),
})
