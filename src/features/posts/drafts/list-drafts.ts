import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { stateOf } from '../read/as-post.ts'
import type { PostState } from '../post-schema.ts'
import { unpublishedPosts } from '../post-store.ts'

type DraftInList = {
  key: string
  /** Empty until it has been published or scheduled once. */
  slug: string
  title: string
  category: string
  state: PostState
  /** When a scheduled one will appear. */
  publishedAt: string
  updatedAt: string
  version: number
}

/** What readers do not see yet: drafts and scheduled posts, the last changed first. */
export async function listDrafts(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  actor: Actor,
): Promise<DraftInList[]> {
  permit(actor, 'posts')
  const now = clock().toISOString()
  const rows = await unpublishedPosts(db, now)
  return rows.map(({ id, slug, ...row }) => ({
    ...row,
    key: id,
    slug: slug.startsWith('~') ? '' : slug,
    state: stateOf(row, now),
  }))
}
