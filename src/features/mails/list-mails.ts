import type { Ctx } from '../../platform/ctx.ts'
import type { OutboxTable } from '../../platform/outbox/outbox-store.ts'
import type { Actor } from '../sessions/actor.ts'
import { recentMails } from './mail-store.ts'
import { visibleMails } from './visible-mails.ts'

export type MailState = OutboxTable['state']

type WaitingMail = Omit<OutboxTable, 'mail' | 'leaseUntil' | 'about' | 'mailbox'>

const most = 100

/** The mails in a state that one may see, the newest first: what waits, what was sent, what was given up. */
export async function listMails(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  state: MailState,
): Promise<WaitingMail[]> {
  const rows = await recentMails(db, visibleMails(actor), state, most)
  return rows.map(
    ({ mail: _mail, leaseUntil: _lease, about: _about, mailbox: _mailbox, ...told }) => told,
  )
}
