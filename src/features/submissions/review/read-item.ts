import type { Ctx } from '../../../platform/ctx.ts'
import { mailsAbout, type OutboxTable } from '../../../platform/outbox/outbox-store.ts'
import { Problem } from '../../../platform/problem.ts'
import { changeLog, type ChangeLogEntry } from '../../history/change-log.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { emailsOf } from '../../staff/member.ts'
import type { Note } from './add-note.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { notesOf } from '../note-store.ts'
import { notHere } from './stale-item.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { type Kind, submissionById, type SubmissionTable, threadOf } from '../submission-store.ts'
import { asSubmission, type SubmissionView } from '../inbox/submission-view.ts'

type MailAboutIt = Omit<OutboxTable, 'mail' | 'leaseUntil' | 'about'>

type WholeItem = {
  item: SubmissionView
  notes: Note[]
  mails: MailAboutIt[]
  changes: ChangeLogEntry[]
}

type One = { kind: Kind; id: string }

/** One of an inbox with all that belongs to it: the mails about it and their fate, who did what, and the notes, those about what the same person sent before for the job too. */
export async function readItem(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { kind, id }: One,
): Promise<WholeItem> {
  permit(actor, permissionFor[kind])
  const row = await submissionById(db, id)
  if (!row || row.kind !== kind) throw notHere()
  if (row.deletedAt) throw new Problem(inboxRefusals['item-in-trash'])
  const thread = await threadOf(db, row.threadId)
  const notes = await notesOf(
    db,
    thread.map((one) => one.id),
  )
  const staffIds = [row.assigneeId, ...notes.map(({ staffId }) => staffId)]
  const emails = await emailsOf(db, [...new Set(staffIds.flatMap((one) => one ?? []))])
  const mails = await mailsAbout(db, [id])
  return {
    item: asSubmission(row, await attachmentsOf(db, [id]), emails),
    notes: notes.map(({ id, at, text, staffId }) => ({
      id,
      who: staffId ? (emails.get(staffId) ?? null) : null,
      at,
      text,
    })),
    mails: mails.map(({ mail: _mail, leaseUntil: _lease, about: _about, ...told }) => told),
    changes: await changeLog(db, permissionFor[kind], id),
  }
}

/** What somebody is told whose own change came too late: how it stands now, and who did what to it last. */
export async function tellStale({ db }: Pick<Ctx, 'db'>, row: SubmissionTable): Promise<Stale> {
  const { kind, id, assigneeId, version, updatedAt } = row
  const told = await changeLog(db, permissionFor[kind], id)
  const last = told.find(({ action }) => action !== 'noted')
  const emails = await emailsOf(db, assigneeId ? [assigneeId] : [])
  const state = row.withdrawnAt ? 'withdrawn' : row.state
  const bySender = { email: null, at: updatedAt, action: 'changed by who sent it' }
  return {
    item: {
      id,
      state,
      version,
      assignee: assigneeId ? { id: assigneeId, email: emails.get(assigneeId) ?? null } : null,
    },
    changedBy:
      last && last.at >= updatedAt
        ? { email: last.who, at: last.at, action: last.action }
        : bySender,
  }
}

export type Stale = {
  item: Pick<SubmissionView, 'id' | 'state' | 'version' | 'assignee'>
  changedBy: { email: string | null; at: string; action: string }
}
