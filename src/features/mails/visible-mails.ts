import { type Actor, permit } from '../sessions/actor.ts'
import { isGranted } from '../staff/permission.ts'
import { permissionFor } from '../submissions/inbox/permission-for.ts'
import type { About } from './mail-store.ts'

const kinds = Object.keys(permissionFor) as About[]

/**
 * What the mails are about that one may see; undefined is every mail of the house. A mail names who
 * wrote, so it is for those who see the inbox.
 */
export function visibleMails(actor: Actor): About[] | undefined {
  permit(actor, 'mails')
  const open = kinds.filter(
    (kind) => actor.kind === 'staff' && isGranted(permissionFor[kind], actor.role),
  )
  return open.length === kinds.length ? undefined : open
}
