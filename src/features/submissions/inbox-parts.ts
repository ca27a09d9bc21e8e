import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/db/changes.ts'
import type { OutboxTables } from '../../platform/outbox/outbox-store.ts'
import type { HistoryTables } from '../history/record-change.ts'
import type { StaffTables } from '../staff/member.ts'
import type { SubmissionTables } from './submission-store.ts'

export type InboxTables = SubmissionTables & OutboxTables & HistoryTables & StaffTables

/** What those who work through an inbox stand on. `secret` signs continuation tokens. */
export type InboxParts = {
  db: Kysely<InboxTables>
  changes: Changes<SubmissionTables & HistoryTables>
  secret: string
}

export const permissionFor = { enquiry: 'enquiries', application: 'applications' } as const
