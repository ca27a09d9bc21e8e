import type { Kysely } from 'kysely'
import type { Actor } from '../sessions/actor.ts'
import type { InboxTables } from '../submissions/inbox-parts.ts'
import { countMailsIn } from './mail-store.ts'
import { mailsOpenTo } from './mails-open-to.ts'

export type MailsLeft = { failed: number; waiting: number }

/** How many mails were given up, and how many have yet to leave. */
export async function countMailsLeft(db: Kysely<InboxTables>, actor: Actor): Promise<MailsLeft> {
  const kinds = mailsOpenTo(actor)
  return {
    failed: await countMailsIn(db, kinds, 'dead'),
    waiting: await countMailsIn(db, kinds, 'waiting'),
  }
}
