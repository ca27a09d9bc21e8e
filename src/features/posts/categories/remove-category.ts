import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { categoryKey, isAll } from './category-name.ts'
import { lockCategory, replaceCategory } from '../category-store.ts'
import { noSuchCategory } from '../read/no-such-post.ts'
import { postRefusals } from '../post-refusals.ts'
import { lockCategoryPosts } from '../post-store.ts'
import { intoTrash, movePost } from '../write/trash-post.ts'

/** Moves a category and every post in it to the trash, all or nothing. */
export async function removeCategory(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  name: string,
): Promise<{ category: string; posts: number }> {
  permit(actor, 'posts')
  if (isAll(name)) throw new Problem(postRefusals['category-is-all'])
  const key = categoryKey(name)
  return changes.transaction(async (db, changed) => {
    const before = await lockCategory(db, key)
    if (!before || before.deletedAt !== null) throw noSuchCategory()
    const at = changes.now()
    const posts = await lockCategoryPosts(db, key)
    for (const post of posts) await movePost(db, actor, post, intoTrash(at, key), at)
    const after = {
      ...before,
      updatedAt: laterThan(before.updatedAt, at),
      deletedAt: at,
      version: before.version + 1,
    }
    await replaceCategory(db, after)
    await recordChange(db, actor, {
      at,
      noun: 'categories',
      nounId: key,
      action: 'removed',
      before,
      after,
    })
    changed('posts')
    return { category: before.name, posts: posts.length }
  })
}
