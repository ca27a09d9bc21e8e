import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { lockPostVersion } from './lock-post-version.ts'
import { postRefusals } from '../post-refusals.ts'
import type { EditedPost } from '../post-schema.ts'
import { savePost } from './save-post.ts'

/** Makes a published or scheduled post a draft again; its addresses stay its own. */
export async function unpublishPost(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  version: number,
): Promise<EditedPost> {
  permit(actor, 'posts')
  return changes.transaction(async (db, changed) => {
    const before = await lockPostVersion(db, id, version, changes)
    if (before.state === 'draft') throw new Problem(postRefusals['post-draft-already'])
    const at = changes.now()
    const change = { state: 'draft' as const }
    const after = await savePost(db, actor, { before, change, action: 'unpublished', at })
    changed('posts')
    return asEdited(after, at)
  })
}
