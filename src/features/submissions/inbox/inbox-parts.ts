import type { Changes } from '../../../platform/db/changes.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** What those who work through an inbox stand on. `secret` signs continuation tokens. */
export type InboxParts = {
  db: Db
  changes: Changes
  secret: string
}

export const permissionFor = { enquiry: 'enquiries', application: 'applications' } as const
