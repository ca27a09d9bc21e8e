import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { markRows } from '../inbox-store.ts'
import type { Kind } from '../submission-store.ts'

/** Notes that these were opened, or are to be looked at again; says which of them were there. For all who see this inbox alike. */
export async function markRead(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  kind: Kind,
  { ids, isRead }: { ids: string[]; isRead: boolean },
): Promise<Set<string>> {
  permit(actor, permissionFor[kind])
  return changes.transaction(async (db, changed) => {
    const there = await markRows(db, kind, ids, isRead ? changes.now() : null)
    changed('submissions')
    return there
  })
}
