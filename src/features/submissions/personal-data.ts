import { mailsAbout } from '../../platform/outbox/outbox-store.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { attachmentsOf } from './attachment-store.ts'
import { eraseForGood } from './erase-submissions.ts'
import { notesOf } from './note-store.ts'
import { emailKeyOf } from './sent-text.ts'
import type { SubmissionParts } from './submission-parts.ts'
import { submissionsOfPerson } from './submission-store.ts'
import { asSubmission } from './submission-view.ts'

type Parts = Pick<SubmissionParts, 'db' | 'changes' | 'files'>

/** All that we hold of the person with this address; `files` tells where each file can be read. */
export async function exportPerson({ db }: Parts, actor: Actor, email: string) {
  permit(actor, 'personal data')
  const rows = await submissionsOfPerson(db, emailKeyOf(email))
  const ids = rows.map(({ id }) => id)
  const attachments = await attachmentsOf(db, ids)
  const notes = await notesOf(db, ids)
  const mails = ids.length > 0 ? await mailsAbout(db, ids) : []
  return {
    submissions: rows.map((row) => ({
      kind: row.kind,
      ...asSubmission(row, attachments),
      consentText: row.consentText,
      withdrawnAt: row.withdrawnAt,
      trashedAt: row.deletedAt,
      notes: notes
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ at, text }) => ({ at, text })),
    })),
    mails: mails.map(({ mail: _mail, leaseUntil: _lease, ...told }) => told),
    files: attachments,
  }
}

/** Erases all that we hold of the person with this address; says how much it was. */
export async function erasePerson(parts: Parts, actor: Actor, email: string): Promise<number> {
  permit(actor, 'personal data')
  const rows = await submissionsOfPerson(parts.db, emailKeyOf(email))
  return eraseForGood(
    parts,
    rows.map(({ id }) => id),
  )
}
