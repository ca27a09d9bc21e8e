import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { previewRefusals } from './preview-refusals.ts'
import { findPreview, markRevoked } from './preview-store.ts'

/** From now on the link leads nowhere. */
export async function revokePreview(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
): Promise<void> {
  permit(actor, 'content')
  await changes.transaction(async (db) => {
    const preview = await findPreview(db, id)
    if (!preview) throw new Problem(previewRefusals['preview-not-found'])
    if (preview.revokedAt !== null) return
    const at = changes.now()
    await markRevoked(db, id, at)
    const { name, path, expiresAt } = preview
    const before = { name, path, expiresAt }
    await recordChange(db, actor, { at, noun: 'previews', nounId: id, action: 'removed', before })
  })
}
