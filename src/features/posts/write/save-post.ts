import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { indexPost } from '../search/index-post.ts'
import type { PostTable } from '../post-store.ts'
import { putPost } from './put-post.ts'
import type { Tx } from '../../../platform/db/tables.ts'

type Saving = { before: PostTable; change: Partial<PostTable>; action: string; at: string }

/** Puts a held post's next version in its place, tells the search, and writes down who changed what. */
export async function savePost(
  db: Tx,
  actor: Actor,
  { before, change, action, at }: Saving,
): Promise<PostTable> {
  const after = {
    ...before,
    ...change,
    updatedAt: change.updatedAt ?? laterThan(before.updatedAt, at),
    version: before.version + 1,
  }
  await putPost(db, actor, after)
  await indexPost(db, after)
  await recordChange(db, actor, { at, noun: 'posts', nounId: before.id, action, before, after })
  return after
}
