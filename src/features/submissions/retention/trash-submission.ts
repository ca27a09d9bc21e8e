import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { changeItem, type Named } from '../review/change-item.ts'
import { permissionFor } from '../inbox/permission-for.ts'

/**
 * Moves what somebody sent out of the inbox and keeps it whole in the trash. How long it is kept at all
 * was promised to the sender, so that this counts from nowhere new.
 */
export async function trashSubmission(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  named: Named,
): Promise<{ version: number }> {
  permit(actor, permissionFor[named.kind])
  const { version } = await changeItem(
    { changes },
    actor,
    named,
    (_row, at) => ({
      set: { deletedAt: at },
      action: 'removed',
      before: { deletedAt: null },
      after: { deletedAt: at },
    }),
    { evenWithdrawn: true },
  )
  return { version }
}
