import type { Kysely } from 'kysely'
import {
  type OutboxTable,
  type OutboxTables,
  recentMails,
} from '../../platform/outbox/outbox-store.ts'
import { type Actor, permit } from '../sessions/actor.ts'

export type MailState = OutboxTable['state']

export type WaitingMail = Omit<OutboxTable, 'mail' | 'leaseUntil' | 'about' | 'mailbox'>

const most = 100

/** The mails of the house in a state, the newest first: what waits, what was sent, what was given up. */
export async function listMails(
  db: Kysely<OutboxTables>,
  actor: Actor,
  state: MailState,
): Promise<WaitingMail[]> {
  permit(actor, 'mails')
  const rows = await recentMails(db, state, most)
  return rows.map(
    ({ mail: _mail, leaseUntil: _lease, about: _about, mailbox: _mailbox, ...told }) => told,
  )
}
