import type { Kysely } from 'kysely'
import { countMailsIn, type OutboxTables } from '../../platform/outbox/outbox-store.ts'
import { type Actor, permit } from '../sessions/actor.ts'

export type MailsLeft = { failed: number; waiting: number }

/** How many mails were given up, and how many have yet to leave. */
export async function countMailsLeft(db: Kysely<OutboxTables>, actor: Actor): Promise<MailsLeft> {
  permit(actor, 'mails')
  return { failed: await countMailsIn(db, 'dead'), waiting: await countMailsIn(db, 'waiting') }
}
