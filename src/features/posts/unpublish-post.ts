import type { Changes } from '../../platform/db/changes.ts'
import { Problem } from '../../platform/problem.ts'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { asEdited } from './as-post.ts'
import { holdVersion } from './hold-version.ts'
import { indexPost } from './index-post.ts'
import type { EditedPost } from './post-schema.ts'
import { type PostTables, replacePost } from './post-store.ts'

/** Makes a published or scheduled post a draft again; its addresses stay its own. */
export async function unpublishPost(
  changes: Changes<PostTables & HistoryTables>,
  actor: Actor,
  id: string,
  version: number,
): Promise<EditedPost> {
  permit(actor, 'posts')
  return changes.transaction(async (db, changed) => {
    const before = await holdVersion(db, id, version)
    if (before.state === 'draft') throw new Problem(400, 'This post is a draft already.')
    const at = new Date().toISOString()
    const after = {
      ...before,
      state: 'draft' as const,
      updatedAt: at,
      version: before.version + 1,
    }
    await replacePost(db, after)
    await indexPost(db, after)
    await recordChange(db, actor, {
      at,
      noun: 'posts',
      nounId: id,
      action: 'unpublished',
      before,
      after,
    })
    changed('posts')
    return asEdited(after)
  })
}
