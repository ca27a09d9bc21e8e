import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Mail } from '../../../platform/outbox/mail.ts'
import { mailsAbout, type OutboxTable } from '../../../platform/outbox/outbox-store.ts'
import { Problem } from '../../../platform/problem.ts'
import { changeLog } from '../../history/change-log.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { eraseForGood } from '../retention/erase-submissions.ts'
import { notesOf } from '../note-store.ts'
import { emailKeyOf } from '../receive/sent-text.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { type SubmissionTable, submissionsOfPerson } from '../submission-store.ts'
import { asSubmission } from '../inbox/submission-view.ts'

/** How much we hold of a person. */
export type Held = Record<'enquiries' | 'applications' | 'files' | 'mails' | 'notes', number>

/** How much we hold of the person with this address. */
export async function findPerson(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  email: string,
): Promise<Held> {
  permit(actor, 'personal data')
  const { rows, attachments, notes, mails } = await allOf(db, email)
  const enquiries = rows.filter(({ kind }) => kind === 'enquiry').length
  return {
    enquiries,
    applications: rows.length - enquiries,
    files: attachments.length,
    mails: mails.length,
    notes: notes.length,
  }
}

/**
 * All that we hold of the person with this address; `files` tells where each file can be read, `missing`
 * which we should have and have not.
 */
export async function exportPerson(
  { db, changes, files }: Pick<Ctx, 'db' | 'changes' | 'files'>,
  actor: Actor,
  email: string,
) {
  permit(actor, 'personal data')
  const { rows, attachments, notes, mails } = await allOf(db, email)
  const there = await Promise.all(attachments.map(({ fileKey }) => isThere(files, fileKey)))
  const histories = await Promise.all(rows.map((row) => historyOf(db, row)))
  await changes.transaction(async (tx) => tellHistory(tx, actor, changes.now(), 'exported', rows))
  return {
    submissions: rows.map((row, at) => ({
      kind: row.kind,
      ...asSubmission(row, attachments),
      consentText: row.consentText,
      withdrawnAt: row.withdrawnAt,
      trashedAt: row.deletedAt,
      notes: notes
        .filter(({ submissionId }) => submissionId === row.id)
        .map((note) => ({ at: note.at, text: note.text })),
      history: histories[at],
    })),
    mails: mails.map(tellMail),
    missing: attachments.filter((_, at) => !there[at]).map(({ id, name }) => ({ id, name })),
    files: attachments.filter((_, at) => there[at]),
  }
}

async function isThere(files: Ctx['files'], fileKey: string): Promise<boolean> {
  const file = await files.read(fileKey)
  file?.stream.destroy()
  return file !== undefined
}

/** What became of it, the first first; who of ours did so is not the sender's. */
async function historyOf(db: Ctx['db'], { kind, id }: SubmissionTable) {
  const log = await changeLog(db, permissionFor[kind], id, Number.MAX_SAFE_INTEGER)
  return log
    .toReversed()
    .map(({ at, action }) => ({ at, action: action.replace(/^assigned to \S+@\S+$/, 'assigned') }))
}

/** The words of a mail are kept until it has left. */
function tellMail({ mail, leaseUntil: _lease, ...told }: OutboxTable) {
  return mail === '' ? told : { ...told, text: (JSON.parse(mail) as Mail).text }
}

/**
 * Erases all that we hold of the person with this address; says how much it was. Given how many
 * enquiries and applications somebody has seen, it erases no more than those.
 */
export async function erasePerson(
  ctx: Pick<Ctx, 'db' | 'changes' | 'files'>,
  actor: Actor,
  email: string,
  seen?: number,
): Promise<number> {
  permit(actor, 'personal data')
  const rows = await submissionsOfPerson(ctx.db, emailKeyOf(email))
  if (seen !== undefined && seen !== rows.length) throw new Problem(inboxRefusals['person-changed'])
  if (rows.length === 0) return 0
  return eraseForGood(
    ctx,
    rows.map(({ id }) => id),
    (tx) => tellHistory(tx, actor, ctx.changes.now(), 'erased', rows),
  )
}

async function allOf(db: Ctx['db'], email: string) {
  const rows = await submissionsOfPerson(db, emailKeyOf(email))
  const ids = rows.map(({ id }) => id)
  return {
    rows,
    attachments: await attachmentsOf(db, ids),
    notes: await notesOf(db, ids),
    mails: ids.length > 0 ? await mailsAbout(db, ids) : [],
  }
}

type Tx = Parameters<typeof recordChange>[0]

/** The references of what it was, never whose: the history outlives the person's data. */
const tellHistory = (tx: Tx, actor: Actor, at: string, action: string, rows: SubmissionTable[]) =>
  recordChange(tx, actor, {
    at,
    noun: 'people',
    nounId: randomBytes(16).toString('base64url'),
    action,
    before: { reference: rows.map(({ reference }) => reference).join(', ') },
  })
