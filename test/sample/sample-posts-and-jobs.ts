import { readPostsAndJobs } from '../../src/features/packs/read-posts-and-jobs.ts'

const now = new Date().toISOString()
const faults: string[] = []
const { posts = [], jobs = [] } = await readPostsAndJobs('packs/naksha', now, (...fault) =>
  faults.push(fault.join(' ')),
)
if (faults.length > 0) throw new Error(faults.join('\n'))

const day = 86_400_000
const daysBefore = (moment: string, last: string) => (Date.parse(last) - Date.parse(moment)) / day

/** The newest of all, which is two days old where a site begins today. */
const last = jobs
  .map(({ is }) => is.postedAt!)
  .toSorted()
  .at(-1)!
const daysAgo = (moment: string | null) => 2 + daysBefore(moment!, last)

/** What the invented company has written, the newest first. */
export const samplePosts = posts
  .map(({ is }) => ({ ...is, daysAgo: daysAgo(is.publishedAt) }))
  .toSorted((a, b) => a.daysAgo - b.daysAgo)

/** The jobs that it has open, the newest first. */
export const sampleJobs = jobs
  .map(({ is: { details, ...job } }) => ({
    ...details,
    ...job,
    postedDaysAgo: daysAgo(job.postedAt),
  }))
  .toSorted((a, b) => a.postedDaysAgo - b.postedDaysAgo)
