import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { categoryKey } from './category-name.ts'
import { categoryWithKey } from '../category-store.ts'
import { ensureCategory } from './ensure-category.ts'
import { noSuchCategory } from '../read/no-such-post.ts'
import { lockPostsTrashedWith } from '../post-store.ts'
import { broughtBack, movePost } from '../write/trash-post.ts'

/** Brings a category back out of the trash with every post that went there with it. */
export async function restoreCategory(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  name: string,
): Promise<{ category: string; posts: number }> {
  permit(actor, 'posts')
  const key = categoryKey(name)
  return changes.transaction(async (db, changed) => {
    const before = await categoryWithKey(db, key)
    const posts = await lockPostsTrashedWith(db, key)
    if (!before || (before.deletedAt === null && posts.length === 0)) throw noSuchCategory()
    const at = changes.now()
    const { name: spelled } = await ensureCategory(db, actor, before.name, at)
    for (const post of posts) await movePost(db, actor, post, broughtBack(post, at), at)
    changed('posts')
    return { category: spelled, posts: posts.length }
  })
}
