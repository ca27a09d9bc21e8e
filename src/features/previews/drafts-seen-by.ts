import type { KindName } from '../documents/kinds/all-kinds.ts'
import { permissionFor } from '../documents/permit-kind.ts'
import { isGranted } from '../staff/permission.ts'
import type { Role } from '../staff/roles.ts'

/** Who may not change documents of a kind is not shown their drafts either. */
export const draftsSeenBy = (role: Role) => (kind: KindName) => isGranted(permissionFor(kind), role)
