import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { changeItem, type Named } from '../review/change-item.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { notInTrash } from '../review/stale-item.ts'

/** Puts what somebody sent back into the inbox, where it stood. */
export async function restoreSubmission(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  named: Named,
): Promise<{ id: string; version: number }> {
  permit(actor, permissionFor[named.kind])
  const { id, version } = await changeItem(
    { changes },
    actor,
    named,
    (row) => ({
      set: { deletedAt: null },
      action: 'restored',
      before: { deletedAt: row.deletedAt },
      after: { deletedAt: null },
    }),
    { inTrash: true, gone: notInTrash, evenWithdrawn: true },
  )
  return { id, version }
}
