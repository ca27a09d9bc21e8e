import type { Transaction } from 'kysely'
import { asEdited } from './as-post.ts'
import { noSuchPost } from './no-such-post.ts'
import { holdPost, type PostTable, type PostTables } from './post-store.ts'
import { StalePost } from './stale-post.ts'

/** Holds a post that is still what it was when somebody began to change it. */
export async function holdVersion(
  db: Transaction<PostTables>,
  id: string,
  version: number,
): Promise<PostTable> {
  const post = await holdPost(db, id)
  if (!post) throw noSuchPost()
  if (post.version !== version) throw new StalePost(asEdited(post))
  return post
}
