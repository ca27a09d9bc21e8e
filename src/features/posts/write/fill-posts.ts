import { type Actor, permit } from '../../sessions/actor.ts'
import type { WholePost } from '../whole/whole-post.ts'
import { hasPosts } from '../post-store.ts'
import { keepPost } from './write-post.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Publishes given posts, whose content has been checked, where there has never been one; says whether it did. */
export async function fillPosts(db: Tx, actor: Actor, posts: WholePost[]): Promise<boolean> {
  permit(actor, 'posts')
  if (await hasPosts(db)) return false
  for (const { publishedAt, ...post } of posts)
    if (publishedAt !== null) await keepPost(db, actor, { ...post, publishedAt }, publishedAt)
  return posts.length > 0
}
