import { type Actor, permit } from '../sessions/actor.ts'
import { isGranted } from '../staff/permission.ts'
import { permissionFor } from '../submissions/inbox/permission-for.ts'
import type { About } from './mail-store.ts'

const kinds = Object.keys(permissionFor) as About[]

/**
 * Which mails the actor may see, by what they are about; undefined means all of them. A mail names the
 * sender, so it takes the permission for that inbox.
 */
export function visibleMails(actor: Actor): About[] | undefined {
  permit(actor, 'mails')
  const open = kinds.filter(
    (kind) => actor.kind === 'staff' && isGranted(permissionFor[kind], actor.role),
  )
  return open.length === kinds.length ? undefined : open
}
