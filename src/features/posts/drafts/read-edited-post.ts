import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import type { EditedPost } from '../post-schema.ts'
import { anyPost } from '../post-store.ts'

/** A post to go on writing, whether readers see it or not. */
export async function readEditedPost(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const post = await anyPost(db, id)
  if (!post) throw noSuchPost()
  return asEdited(post, clock().toISOString())
}
