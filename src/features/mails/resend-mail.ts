import type { Changes } from '../../platform/db/changes.ts'
import { type OutboxTables, revive } from '../../platform/outbox/outbox-store.ts'
import { Problem } from '../../platform/problem.ts'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'

/** Gives a mail that was given up, or that waits, all its attempts again, beginning now. */
export async function resendMail(
  changes: Changes<OutboxTables & HistoryTables>,
  actor: Actor,
  id: string,
) {
  permit(actor, 'mails')
  await changes.transaction(async (db, changed) => {
    const at = new Date().toISOString()
    const isThere = /^[\w-]{1,64}$/.test(id) && (await revive(db, id, at))
    if (!isThere) throw new Problem(404, 'There is no such mail, or it has left already.')
    await recordChange(db, actor, { at, noun: 'mails', nounId: id, action: 'sent again' })
    changed('outbox')
  })
}
