import { asEdited } from '../read/as-post.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { lockPost, type PostTable } from '../post-store.ts'
import { StalePost } from './stale-post.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Holds a post that is still what it was when somebody began to change it. */
export async function lockPostVersion(
  db: Tx,
  id: string,
  version: number,
  changes: Ctx['changes'],
): Promise<PostTable> {
  const post = await lockPost(db, id)
  if (!post) throw noSuchPost()
  if (post.version !== version) throw new StalePost(asEdited(post, changes.now()))
  return post
}
