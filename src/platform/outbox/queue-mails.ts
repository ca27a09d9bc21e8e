import { randomBytes } from 'node:crypto'
import type { Mail } from './mail.ts'
import { mailboxOf } from './mailbox.ts'
import { addToOutbox } from './outbox-store.ts'
import type { Tx } from '../db/tables.ts'

/** Puts mails in the outbox, in the transaction of what they are about; they leave once it is committed. */
export async function queueMails(db: Tx, about: string, mails: Mail[], at: string) {
  const rows = mails.map((mail) => ({
    id: randomBytes(16).toString('hex'),
    about,
    recipient: mail.to,
    mailbox: isOurs(mail.to) ? null : mailboxOf(mail.to),
    subject: mail.subject,
    mail: JSON.stringify(mail),
    state: 'waiting' as const,
    createdAt: at,
    dueAt: at,
    leaseUntil: null,
    attempts: 0,
    lastError: null,
    sentAt: null,
  }))
  if (rows.length > 0) await addToOutbox(db, rows)
}

const isOurs = (recipient: string) => recipient.startsWith('@')
