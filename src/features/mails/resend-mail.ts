import type { Ctx } from '../../platform/ctx.ts'
import { revive } from '../../platform/outbox/outbox-store.ts'
import { Problem } from '../../platform/problem.ts'
import { recordChange } from '../history/record-change.ts'
import type { Actor } from '../sessions/actor.ts'
import { mailRefusals } from './mail-refusals.ts'
import { isMailAbout } from './mail-store.ts'
import { visibleMails } from './visible-mails.ts'

/** Gives a mail that was given up, or that waits, all its attempts again, beginning now. */
export async function resendMail({ changes }: Pick<Ctx, 'changes'>, actor: Actor, id: string) {
  const kinds = visibleMails(actor)
  await changes.transaction(async (db, changed) => {
    const at = changes.now()
    const isThere =
      /^[\w-]{1,64}$/.test(id) && (await isMailAbout(db, kinds, id)) && (await revive(db, id, at))
    if (!isThere) throw new Problem(mailRefusals['mail-not-found'])
    await recordChange(db, actor, { at, noun: 'mails', nounId: id, action: 'sent again' })
    changed('outbox')
  })
}
