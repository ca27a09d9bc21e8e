import type { Ctx } from '../../platform/ctx.ts'
import type { Actor } from '../sessions/actor.ts'
import { countMailsIn } from './mail-store.ts'
import { visibleMails } from './visible-mails.ts'

export type MailsLeft = { failed: number; waiting: number }

/** How many mails were given up, and how many have yet to leave. */
export async function countMailsLeft({ db }: Pick<Ctx, 'db'>, actor: Actor): Promise<MailsLeft> {
  const kinds = visibleMails(actor)
  return {
    failed: await countMailsIn(db, kinds, 'dead'),
    waiting: await countMailsIn(db, kinds, 'waiting'),
  }
}
