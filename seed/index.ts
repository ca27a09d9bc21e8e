import { addSetting } from '../src/features/settings/setting-store.ts'
import { fillJobs } from '../src/features/jobs/write/fill-jobs.ts'
import { fillPosts } from '../src/features/posts/write/fill-posts.ts'
import { sampleContent } from '../src/features/sessions/actor.ts'
import type { Changes } from '../src/platform/db/changes.ts'
import { sampleJobs } from './sample-jobs.ts'
import { datedPosts } from './dated-posts.ts'

const day = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/**
 * Fills a database with sample content once in its life, so that what an owner deletes stays
 * deleted; a noun that has content of its own is left alone. Says whether this was the time.
 */
export async function fillEmptyDatabase(changes: Changes): Promise<boolean> {
  return changes.transaction(async (db, changed) => {
    const now = Date.now()
    const isFirst = await addSetting(db, { name: 'filledAt', value: new Date(now).toISOString() })
    if (!isFirst) return false
    const jobs = sampleJobs.map(({ postedDaysAgo, openForDays, ...job }) => ({
      ...job,
      validThrough: openForDays ? dayOf(now + openForDays * day) : null,
      createdAt: new Date(now - postedDaysAgo * day).toISOString(),
    }))
    if (await fillJobs(db, sampleContent, jobs)) changed('jobs')
    if (await fillPosts(db, sampleContent, await datedPosts(now))) changed('posts')
    return true
  })
}
