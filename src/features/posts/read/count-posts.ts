import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import {
  draftCount,
  latestDrafts,
  nextScheduled,
  publishedBetween,
  scheduledCount,
} from '../post-count-store.ts'

export type PostNamed = { key: string; title: string; at: string }

export type PostCounts = {
  drafts: { count: number; latest: PostNamed[] }
  scheduled: { count: number; next: PostNamed[] }
  weeks: number[]
}

const mostNamed = 5

/** How many posts appeared in each week until now, and which wait to be finished or for their moment. */
export async function countPosts(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { weeks, now }: { weeks: string[]; now: string },
): Promise<PostCounts> {
  permit(actor, 'posts')
  const latest = await latestDrafts(db, mostNamed)
  const next = await nextScheduled(db, now, mostNamed)
  return {
    drafts: {
      count: await draftCount(db),
      latest: latest.map(({ id, title, updatedAt }) => ({ key: id, title, at: updatedAt })),
    },
    scheduled: {
      count: await scheduledCount(db, now),
      next: next.map(({ id, title, publishedAt }) => ({ key: id, title, at: publishedAt })),
    },
    weeks: await publishedBetween(db, [...weeks, now]),
  }
}
