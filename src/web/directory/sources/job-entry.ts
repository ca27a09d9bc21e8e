import type { Documents } from '../../../features/documents/read/documents.ts'
import type { AdvertisedJob } from '../../../features/jobs/read/advertise-jobs.ts'
import { markdownOf, textOf, type Block } from '../blocks.ts'
import { jobPosting } from '../structured-data/job-posting-data.ts'
import { teamOf } from './team-of.ts'
import { sheetOfDay } from '../sheet-numbers.ts'
import { homeCrumb } from '../page-draft.ts'
import type { PageEntry } from '../page-entry.ts'

export const jobPath = ({ slug }: Pick<AdvertisedJob, 'slug'>) => `/careers/${slug}`

const jobAddress = /^\/careers\/([\w-]+)$/i

/** What a job at this path would be called. */
export const slugInPath = (path: string) => jobAddress.exec(path)?.[1]

/** A job as the directory knows a page; made when somebody asks for it, from the database. */
export function jobEntry(job: AdvertisedJob, documents: Documents): PageEntry {
  const { title, location, salaryRange, changedAt } = job
  const { company, careersPage } = documents
  const blocks = blocksOf(job)
  return {
    path: jobPath(job),
    kind: 'job',
    title,
    metaTitle: `${title}, ${location} | ${company.name}`,
    description: `${title} at ${company.name}: ${location}, ${salaryRange}. ${firstSentence(job.description)}`,
    parents: [homeCrumb, { label: 'Careers', path: '/careers' }],
    drawing: teamOf(job, careersPage)?.drawing ?? careersPage.drawing,
    lastModified: changedAt.slice(0, 10),
    sheet: sheetOfDay('J', job.postedAt),
    revision: String(job.version),
    text: textOf(blocks),
    markdown: () => markdownOf(title, blocks),
    things: (absolute) => [jobPosting(job, absolute, documents)],
  }
}

export const paragraphsOf = (text: string) => parts(text, /\n\s*\n/)
export const linesOf = (text: string) => parts(text, /\n/)

const parts = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

const firstSentence = (text: string) => /^[\s\S]{20,160}?[.!?](?=\s|$)/.exec(text)?.[0] ?? ''

const blocksOf = (job: AdvertisedJob): Block[] => [
  {
    labelled: [
      ['Location', job.location],
      ['Salary range', job.salaryRange],
      ...(job.department ? [['Team', job.department] as [string, string]] : []),
      ...(job.validThrough ? [['Open until', job.validThrough] as [string, string]] : []),
    ],
  },
  { text: paragraphsOf(job.description) },
  { heading: 'What you bring' },
  { items: linesOf(job.requirements) },
  { links: [{ title: 'Apply', path: `${jobPath(job)}#apply` }] },
]
