import type { Changes } from '../../platform/db/changes.ts'
import type { Kysely } from 'kysely'
import type { Files } from '../../platform/files/files.ts'
import type { OutboxTables } from '../../platform/outbox/outbox-store.ts'
import type { ReceiptLimits } from './receipt-limits.ts'
import type { SubmissionTables } from './submission-store.ts'

export type { OutboxTables } from '../../platform/outbox/outbox-store.ts'
export type { SubmissionTables } from './submission-store.ts'

/** What the operations on submissions stand on. `secret` signs status links and continuation tokens. */
export type SubmissionParts = {
  db: Kysely<SubmissionTables & OutboxTables>
  changes: Changes<SubmissionTables & OutboxTables>
  files: Files
  secret: string
  siteUrl: string
  companyName: string
  /** How many receipts one mailbox gets at most; not said, all. */
  receipts?: ReceiptLimits | undefined
}

/** The words that a visitor agreed to by sending, as they were at that time. */
export type Consent = { version: string; text: string }
