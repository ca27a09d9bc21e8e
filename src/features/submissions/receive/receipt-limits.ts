import type { Mail } from '../../../platform/outbox/mail.ts'
import { mailboxOf } from '../../../platform/outbox/mailbox.ts'
import { lockMailbox, queuedFor } from '../../../platform/outbox/outbox-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

export type ReceiptLimits = { anHour: number; aDay: number }

/** Anybody may type anybody's address: nobody gets more receipts than this from us. */
export const receiptLimits: ReceiptLimits = { anHour: 5, aDay: 20 }

const hour = 3_600_000

/** These mails without the receipts to a mailbox that has had enough of them; those to the company stay. */
export async function withinReceiptLimits(
  db: Tx,
  mails: Mail[],
  limits: ReceiptLimits | undefined,
  at: string,
): Promise<Mail[]> {
  if (!limits) return mails
  const kept: Mail[] = []
  for (const mail of mails)
    if (mail.to.startsWith('@') || (await hasRoom(db, mailboxOf(mail.to), limits, Date.parse(at))))
      kept.push(mail)
  return kept
}

async function hasRoom(
  db: Tx,
  mailbox: string,
  { anHour, aDay }: ReceiptLimits,
  now: number,
): Promise<boolean> {
  await lockMailbox(db, mailbox)
  const moments = await queuedFor(db, mailbox, new Date(now - 24 * hour).toISOString())
  const lately = moments.filter((at) => Date.parse(at) > now - hour)
  return lately.length < anHour && moments.length < aDay
}
