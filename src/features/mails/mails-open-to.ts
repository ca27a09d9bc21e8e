import { type Actor, permit } from '../sessions/actor.ts'
import { isGranted } from '../staff/permission.ts'
import { permissionFor } from '../submissions/inbox-parts.ts'
import type { About } from './mail-store.ts'

const kinds = Object.keys(permissionFor) as About[]

/** What the mails are about that one may see: a mail names who wrote, so it is for those who see the inbox. */
export function mailsOpenTo(actor: Actor): About[] {
  permit(actor, 'mails')
  return kinds.filter(
    (kind) => actor.kind === 'staff' && isGranted(permissionFor[kind], actor.role),
  )
}
