import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { emailOf } from '../../staff/member.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { addNoteRow, notesOf } from '../note-store.ts'
import { words } from '../receive/sent-text.ts'
import { notHere } from './stale-item.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { lockSubmission, type Kind } from '../submission-store.ts'

const missing = 'Please write something before you add the note.'

export const noteSchema = z.object({ text: words('A note', 4000, missing) }, { error: missing })

export type Note = { id: string; who: string | null; at: string; text: string }

const repeatMs = 600_000

/**
 * Adds a note for those who work here. Nobody changes or removes one; it is erased with what it is about. The same
 * words once more within ten minutes are those whose answer was lost.
 */
export async function addNote(
  { db, changes }: Pick<Ctx, 'db' | 'changes'>,
  actor: Actor,
  { kind, id }: { kind: Kind; id: string },
  typed: unknown,
): Promise<Note> {
  permit(actor, permissionFor[kind])
  const { data, error } = noteSchema.safeParse(typed ?? {})
  if (error)
    throw new Problem({ ...inboxRefusals['note-invalid'], message: error.issues[0]!.message })
  const staffId = actor.kind === 'staff' ? actor.staffId : null
  const note = {
    id: randomBytes(16).toString('base64url'),
    submissionId: id,
    staffId,
    at: changes.now(),
    text: data.text,
  }
  const kept = await changes.transaction(async (tx, changed) => {
    const row = await lockSubmission(tx, id)
    if (!row || row.kind !== kind || row.deletedAt) throw notHere()
    const last = (await notesOf(tx, [id])).at(-1)
    const isRepeat = last?.text === note.text && last.staffId === staffId
    if (isRepeat && Date.parse(note.at) - Date.parse(last.at) < repeatMs) return last
    await addNoteRow(tx, note)
    const { reference } = row
    await recordChange(tx, actor, {
      at: note.at,
      noun: permissionFor[kind],
      nounId: id,
      action: 'noted',
      after: { reference },
    })
    changed('submissions')
    return note
  })
  const who = staffId ? ((await emailOf(db, staffId)) ?? null) : null
  return { id: kept.id, who, at: kept.at, text: kept.text }
}
