import type { Ctx } from '../../platform/ctx.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { openPreviews } from './preview-store.ts'
import { type SharedPreview, told } from './told-preview.ts'

/** The links that still lead somewhere, the newest first. */
export async function listPreviews(
  ctx: Pick<Ctx, 'db' | 'changes' | 'secret'>,
  actor: Actor,
): Promise<SharedPreview[]> {
  permit(actor, 'content')
  const rows = await openPreviews(ctx.db, ctx.changes.now())
  return Promise.all(rows.map((row) => told(ctx, row)))
}
