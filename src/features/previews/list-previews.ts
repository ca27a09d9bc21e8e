import type { Ctx } from '../../platform/ctx.ts'
import { type Actor, isPermitted, permit } from '../sessions/actor.ts'
import { listMembers } from '../staff/member.ts'
import { openPreviews } from './preview-store.ts'
import { type SharedPreview, told } from './told-preview.ts'

/** The links that still lead somewhere, the newest first. */
export async function listPreviews(
  ctx: Pick<Ctx, 'db' | 'changes' | 'secret'>,
  actor: Actor,
): Promise<SharedPreview[]> {
  permit(actor, 'content')
  const rows = await openPreviews(ctx.db, ctx.changes.now())
  const owners = (await listMembers(ctx.db)).flatMap(({ id, role }) => (role === 'owner' ? id : []))
  // What an owner shares may hold drafts that only owners read.
  const shown = isPermitted(actor, 'company content')
    ? rows
    : rows.filter(({ createdBy }) => !owners.includes(createdBy))
  return Promise.all(shown.map((row) => told(ctx, row)))
}
