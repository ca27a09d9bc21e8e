import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { findActorOfSession } from '../sessions/actor.ts'
import { findMember } from '../staff/member.ts'
import { isGranted } from '../staff/permission.ts'
import { previewRefusals } from './preview-refusals.ts'
import type { PreviewState } from './preview-state.ts'
import { findPreview } from './preview-store.ts'
import { readPreviewToken } from './preview-token.ts'

/** What the holder of this address may see; refuses what nobody signed, and what is over. */
export async function openPreview(
  { db, clock, secret }: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  given: string,
): Promise<PreviewState> {
  const now = clock().toISOString()
  const token = readPreviewToken(secret, given)
  if (!token) throw new Problem(previewRefusals['preview-not-found'])
  if ('shared' in token) {
    const preview = await findPreview(db, token.shared)
    if (!preview) throw new Problem(previewRefusals['preview-not-found'])
    const isOver = preview.revokedAt !== null || preview.expiresAt <= now
    // The link ends when its maker may no longer see drafts.
    const maker = isOver ? undefined : await findMember(db, preview.createdBy)
    if (!maker || !isGranted('content', maker.role))
      throw new Problem(previewRefusals['preview-over'])
    return { shared: preview.id }
  }
  const actor = token.until > now && (await findActorOfSession({ db, clock }, token.session))
  if (!actor || !isGranted('content', actor.role))
    throw new Problem(previewRefusals['preview-over'])
  return { ...token.state, role: actor.role }
}
