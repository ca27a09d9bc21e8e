import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { lockPost } from '../post-store.ts'
import { intoTrash, movePost } from './trash-post.ts'

/** Takes a post off the site and keeps it whole in the trash; its addresses stay its own. */
export async function removePost({ changes }: Pick<Ctx, 'changes'>, actor: Actor, id: string) {
  permit(actor, 'posts')
  await changes.transaction(async (db, changed) => {
    const before = await lockPost(db, id)
    if (!before) throw noSuchPost()
    const at = changes.now()
    await movePost(db, actor, before, intoTrash(at), at)
    changed('posts')
  })
}
