import type { Changes } from '../../platform/db/changes.ts'
import { fillJobs } from '../jobs/write/fill-jobs.ts'
import type { WholeJob } from '../jobs/whole/whole-job.ts'
import { fillPosts } from '../posts/write/fill-posts.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'
import { sampleContent } from '../sessions/actor.ts'
import { isFirstTime } from '../settings/first-time.ts'
import { readPostsAndJobs } from './read-posts-and-jobs.ts'
import type { Fault } from '../documents/packs/pack-file.ts'
import { sayFaults } from '../documents/packs/say-faults.ts'

const day = 86_400_000

/** How old the newest of all is in a database that was just filled. */
const newestIs = 2 * day

type Dated = { posts: WholePost[]; jobs: WholeJob[] }

/**
 * Fills a database with the posts and jobs of a pack once in its life, so that what an owner deletes stays
 * deleted; a noun that has content of its own is left alone. Says whether this was the time.
 */
export async function fillEmptyDatabase(changes: Changes, folder: string): Promise<boolean> {
  return changes.transaction(async (db, changed) => {
    const at = changes.now()
    if (!(await isFirstTime(db, 'filledAt', at))) return false
    const { posts, jobs } = asOf(Date.parse(at), await readSound(folder, at))
    if (await fillJobs(db, sampleContent, jobs, at)) changed('jobs')
    if (await fillPosts(db, sampleContent, posts)) changed('posts')
    return true
  })
}

async function readSound(folder: string, now: string): Promise<Dated> {
  const faults: Fault[] = []
  const { posts = [], jobs = [] } = await readPostsAndJobs(folder, now, (file, field, reason) =>
    faults.push({ file, field, reason }),
  )
  if (faults.length > 0) throw new Error(sayFaults(folder, faults))
  return { posts: posts.map(({ is }) => is), jobs: jobs.map(({ is }) => is) }
}

/** A company that begins today has not been silent since its pack was written: all dates are moved alike. */
function asOf(now: number, { posts, jobs }: Dated): Dated {
  const moments = [
    ...posts.map(({ publishedAt }) => publishedAt),
    ...jobs.map(({ postedAt }) => postedAt),
  ].flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
  const later = now - newestIs - Math.max(...moments)
  const moved = <Moment extends string | null>(moment: Moment) =>
    moment && new Date(Date.parse(moment) + later).toISOString()
  return {
    posts: posts.map((post) => ({
      ...post,
      publishedAt: moved(post.publishedAt),
      updatedAt: moved(post.updatedAt),
    })),
    jobs: jobs.map((job) => ({
      ...job,
      postedAt: moved(job.postedAt),
      validThrough: moved(job.validThrough)?.slice(0, 10) ?? null,
    })),
  }
}
