import type { Ctx } from '../../../platform/ctx.ts'
import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import { recordOngoingChange } from '../../history/record-ongoing-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { checkContent } from '../write/check-content.ts'
import { draftFields } from './draft-fields.ts'
import { lockPostVersion } from '../write/lock-post-version.ts'
import type { EditedPost, PostDraftChange } from '../post-schema.ts'
import { StalePost } from '../write/stale-post.ts'
import { isLargeRemoval } from '../write/large-removal.ts'
import { putPost } from '../write/put-post.ts'

/** Saves a draft over the version it was made from; readers see nothing of it. What has a name of its own stands alone in the history. */
export async function changeDraft(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, ...given }: PostDraftChange,
  action?: string,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const content = await checkContent(given.content)
  return changes.transaction(async (db) => {
    const before = await lockPostVersion(db, id, version, changes)
    if (before.state !== 'draft')
      throw new StalePost(
        asEdited(before, changes.now()),
        'This post has been published in the meantime.',
      )
    const at = changes.now()
    const after = {
      ...before,
      ...draftFields(before, given, content),
      updatedAt: laterThan(before.updatedAt, at),
      version: before.version + 1,
    }
    await putPost(db, actor, after)
    const change = { at, noun: 'posts', nounId: id, before, after }
    if (action) await recordChange(db, actor, { ...change, action })
    else
      await recordOngoingChange(db, actor, {
        ...change,
        action: 'draft saved',
        isLargeRemoval: isLargeRemoval(before, after),
      })
    return asEdited(after, at)
  })
}
