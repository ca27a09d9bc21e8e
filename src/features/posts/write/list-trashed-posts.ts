import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { trashedCategories } from '../category-store.ts'
import { trashedPosts } from '../post-store.ts'

type TrashedPost = { key: string; title: string; category: string; deletedAt: string }
type TrashedCategory = { category: string; posts: number; deletedAt: string }

/** The posts that were deleted one by one, and the categories that took theirs along. */
export async function listTrashedPosts(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
): Promise<{ posts: TrashedPost[]; categories: TrashedCategory[] }> {
  permit(actor, 'posts')
  const all = await trashedPosts(db)
  const alone = all.filter(({ trashedWith }) => trashedWith === null)
  return {
    posts: alone.map(({ id, title, category, deletedAt }) => ({
      key: id,
      title,
      category,
      deletedAt: deletedAt!,
    })),
    categories: (await trashedCategories(db)).map(({ key, name, deletedAt }) => ({
      category: name,
      posts: all.filter(({ trashedWith }) => trashedWith === key).length,
      deletedAt: deletedAt!,
    })),
  }
}
