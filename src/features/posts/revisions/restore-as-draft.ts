import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { checkContent } from '../write/check-content.ts'
import { draftFields } from '../drafts/draft-fields.ts'
import { lockPostVersion } from '../write/lock-post-version.ts'
import type { EditedPost, PostDraftChange } from '../post-schema.ts'
import { savePost } from '../write/save-post.ts'

/** Gives a post that readers see, or are to see, texts that they cannot be shown: it is a draft with them. */
export async function restoreAsDraft(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, ...texts }: PostDraftChange,
  action: string,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const content = await checkContent(texts.content)
  return changes.transaction(async (db, changed) => {
    const before = await lockPostVersion(db, id, version, changes)
    const change = { ...draftFields(before, texts, content), state: 'draft' as const }
    const at = changes.now()
    const after = await savePost(db, actor, { before, change, action: `${action} as a draft`, at })
    changed('posts')
    return asEdited(after, at)
  })
}
