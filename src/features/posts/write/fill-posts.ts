import { type Actor, permit } from '../../sessions/actor.ts'
import { checkContent } from './check-content.ts'
import type { PostTexts } from '../post-schema.ts'
import { hasPosts } from '../post-store.ts'
import { keepPost } from './write-post.ts'
import type { Tx } from '../../../platform/db/tables.ts'

export type GivenPost = PostTexts & { id: string; publishedAt: string }

/** Publishes given posts where there has never been one; says whether it did. */
export async function fillPosts(db: Tx, actor: Actor, posts: GivenPost[]): Promise<boolean> {
  permit(actor, 'posts')
  if (await hasPosts(db)) return false
  for (const given of posts) {
    const post = { ...given, content: await checkContent(given.content) }
    await keepPost(db, actor, post, given.publishedAt)
  }
  return posts.length > 0
}
