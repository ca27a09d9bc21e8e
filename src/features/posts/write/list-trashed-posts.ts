import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { trashedCategories } from '../category-store.ts'
import { trashedPosts } from '../post-store.ts'

type TrashedPost = { key: string; title: string; category: string; deletedAt: string }
type TrashedCategory = { category: string; posts: number; deletedAt: string }

/** The categories that lie in the trash with the posts they took along, and every other post there. */
export async function listTrashedPosts(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
): Promise<{ posts: TrashedPost[]; categories: TrashedCategory[] }> {
  permit(actor, 'posts')
  const all = await trashedPosts(db)
  const categories = await trashedCategories(db)
  const lying = new Set(categories.map(({ key }) => key))
  // Once its category is in use again, a post that went with it is one of its own.
  const alone = all.filter(({ trashedWith }) => trashedWith === null || !lying.has(trashedWith))
  return {
    posts: alone.map(({ id, title, category, deletedAt }) => ({
      key: id,
      title,
      category,
      deletedAt: deletedAt!,
    })),
    categories: categories.map(({ key, name, deletedAt }) => ({
      category: name,
      posts: all.filter(({ trashedWith }) => trashedWith === key).length,
      deletedAt: deletedAt!,
    })),
  }
}
