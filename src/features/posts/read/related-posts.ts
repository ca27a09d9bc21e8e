import { asCard } from './as-post.ts'
import { categoryKey } from '../categories/category-name.ts'
import type { Post } from '../post-schema.ts'
import { newestIn } from '../cache/cached-lists.ts'
import { withPictures } from './with-pictures.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** The newest posts of the same category, then the newest of all, without the post itself. */
export async function relatedPosts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  post: Post,
  most = 3,
  newest = newestIn(ctx),
): Promise<Post[]> {
  const near = await newest(categoryKey(post.category), most + 1)
  const recent = near.length > most ? [] : await newest(undefined, 2 * most + 1)
  const cards = new Map([...near, ...recent].map((card) => [card.id, card]))
  cards.delete(post.id)
  return withPictures(ctx.db, [...cards.values()].slice(0, most).map(asCard))
}
