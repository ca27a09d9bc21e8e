import type { Letterhead } from '../../../platform/outbox/mail-layout.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AnswerPromise } from '../status/answer-by.ts'
import type { ReceiptLimits } from './receipt-limits.ts'
import type { SubmissionLimits } from './submission-limits.ts'

/** What every door for visitors' words stands on. */
export type SubmissionDoor = Pick<
  Ctx,
  'db' | 'changes' | 'clock' | 'files' | 'secret' | 'siteUrl'
> & {
  /** As it is when a mail is written. */
  letterhead: () => Promise<Letterhead>
  /** When the sender hears from us; a door that takes only files promises nothing. */
  promise?: () => Promise<AnswerPromise>
  limits?: SubmissionLimits | undefined
  /** How many receipts one mailbox gets at most; not said, all. */
  receipts?: ReceiptLimits | undefined
}

/** The words that a visitor agreed to by sending, as they were at that time. */
export type Consent = { version: string; text: string }
