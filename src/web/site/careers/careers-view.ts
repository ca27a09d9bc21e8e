import type { CareersPage, HiringStep } from '../../../features/documents/read/documents.ts'
import type { Consent } from '../../../features/documents/read/consents.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import type { PostedAnswer } from '../../page-context.ts'

/** A job as its pages show it. */
export type JobView = {
  id: string
  path: string
  title: string
  paragraphs: string[]
  requirements: string[]
  location: string
  salaryRange: string
  /** What else is known of it, label first. */
  details: [label: string, value: string][]
  url: string
}

export type Choice = { value: string; count: number }

/** CAR-3: of its facts, what is short enough stands in large type, the rest below it. */
export type Certification = NonNullable<CareersPage['certification']> & {
  figures: { label: string; value: string }[]
}

export type CareersView = {
  copy: Pick<CareersPage, 'subtitle' | 'benefitsLead' | 'hiring'> &
    Record<'title' | 'benefitsHeading' | 'jobsHeading', string> & { certification?: Certification }
  steps: Omit<HiringStep, 'id'>[]
  benefits: { id: string; image: DrawingFile | undefined; title: string; text: string }[]
  jobs: JobView[]
  /** How many jobs there are without a filter. */
  all: number
  asked: { q: string; team: string; place: string }
  teams: Choice[]
  places: Choice[]
  form: ApplyView
}

/** What a job's team runs, drawn. */
export type TeamView = { drawing: DrawingFile; alt: string; caption: string }

/** What the application form needs to know. */
export type ApplyView = {
  api: string
  labels: Record<'coverLetter' | 'cv' | 'submit', string>
  consent: Consent
  answer?: PostedAnswer
}
