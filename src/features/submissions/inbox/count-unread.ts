import type { Ctx } from '../../../platform/ctx.ts'
import { permit, type StaffActor } from '../../sessions/actor.ts'
import { isGranted } from '../../staff/permission.ts'
import { permissionFor } from './permission-for.ts'
import { countUnreadRows } from '../inbox-store.ts'

type UnreadCounts = Partial<Record<'enquiries' | 'applications', number>>

/** Nobody reads a longer number. */
const most = 1000

/** How many nobody has opened yet, of each inbox that one may see; a thousand stands for more. */
export async function countUnread(
  { db }: Pick<Ctx, 'db'>,
  actor: StaffActor,
): Promise<UnreadCounts> {
  permit(actor, 'own session')
  const counts: UnreadCounts = {}
  for (const kind of ['enquiry', 'application'] as const) {
    const permission = permissionFor[kind]
    if (isGranted(permission, actor.role))
      counts[permission] = await countUnreadRows(db, kind, most)
  }
  return counts
}
