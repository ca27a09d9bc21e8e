import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asPost } from '../read/as-post.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import type { Post } from '../post-schema.ts'
import { lockTrashedPost } from '../post-store.ts'
import { broughtBack, movePost } from './trash-post.ts'

/** Brings a post back out of the trash, at its old address, and the category of one that readers see. */
export async function restorePost(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
): Promise<Post> {
  permit(actor, 'posts')
  return changes.transaction(async (db, changed) => {
    const before = await lockTrashedPost(db, id)
    if (!before) throw noSuchPost()
    const at = changes.now()
    const to = broughtBack(before, at)
    if (to.state !== 'draft') await ensureCategory(db, actor, before.category, at)
    changed('posts')
    return asPost(await movePost(db, actor, before, to, at))
  })
}
