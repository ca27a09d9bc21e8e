import { FormProblem, type SentFile } from '../../../platform/http/sent-form.ts'
import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { addAttachment, attachmentsOf } from '../attachment-store.ts'
import { findSubmission } from '../find-submission.ts'
import { mostFiles } from '../status/read-status.ts'
import { attachmentOf } from './store-submission.ts'
import { noteToCompany } from './submission-mails.ts'
import type { SubmissionParts } from './submission-parts.ts'
import { changeSubmission, lockSubmission, type Kind } from '../submission-store.ts'

export type JudgeFile = (kind: Kind, file: SentFile) => Promise<string | undefined>

const refuse = (message: string) => new FormProblem(400, message, { file: message }, {})

/** Adds a file to what was sent, judged as one that comes with it; the same file again is there once. */
export async function addFile(
  parts: SubmissionParts,
  token: string,
  file: SentFile | undefined,
  judge: JudgeFile,
) {
  const { submission } = await findSubmission(parts, token)
  if (!file) throw refuse('Please choose a file.')
  const problem = await judge(submission.kind, file)
  if (problem) throw refuse(problem)
  const fileKey = await parts.files.keep(file)
  const isAdded = await parts.changes.transaction(async (db, changed) => {
    const held = await lockSubmission(db, submission.id)
    if (!held || held.withdrawnAt) throw refuse('This was withdrawn; no file can be added.')
    const files = await attachmentsOf(db, [submission.id])
    if (files.some(({ sha256 }) => sha256 === file.sha256)) return false
    if (files.length >= mostFiles) throw refuse(`There are ${mostFiles} files already, no more.`)
    const at = new Date().toISOString()
    const attachment = attachmentOf({ id: submission.id, receivedAt: at }, { file }, fileKey)!
    await addAttachment(db, attachment)
    await changeSubmission(db, submission.id, { updatedAt: at, readAt: null })
    const note = noteToCompany(submission, 'has one more file')
    const attachments = [{ fileKey, name: attachment.name }]
    await queueMails(db, submission.id, [{ ...note, attachments }])
    changed('submissions', 'outbox')
    return true
  })
  if (!isAdded) await parts.files.remove(fileKey)
}
