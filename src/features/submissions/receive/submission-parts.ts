import type { Changes } from '../../../platform/db/changes.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { ReceiptLimits } from './receipt-limits.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** What the operations on submissions stand on. `secret` signs status links and continuation tokens. */
export type SubmissionParts = {
  db: Db
  changes: Changes
  files: Files
  secret: string
  siteUrl: string
  companyName: string
  /** How many receipts one mailbox gets at most; not said, all. */
  receipts?: ReceiptLimits | undefined
}

/** The words that a visitor agreed to by sending, as they were at that time. */
export type Consent = { version: string; text: string }
