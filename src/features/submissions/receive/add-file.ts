import { FormProblem, type SentFile } from '../../../platform/http/form/sent-form.ts'
import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { addAttachment, attachmentsOf } from '../attachment-store.ts'
import { findSubmission } from '../find-submission.ts'
import { mostFiles } from '../status/read-status.ts'
import { attachmentOf } from './store-submission.ts'
import { noteToCompany } from './submission-mails.ts'
import type { SubmissionDoor } from './submission-door.ts'
import { senderRefusals } from '../submission-refusals.ts'
import { changeSubmission, lockSubmission, type Kind } from '../submission-store.ts'

export type JudgeFile = (kind: Kind, file: SentFile) => Promise<string | undefined>

const refuse = (code: keyof typeof senderRefusals, message = senderRefusals[code].message) =>
  new FormProblem({ ...senderRefusals[code], message }, { file: message }, {})

/** Adds a file to what was sent, judged as one that comes with it; the same file again is there once. */
export async function addFile(
  door: SubmissionDoor,
  token: string,
  file: SentFile | undefined,
  judge: JudgeFile,
) {
  const { submission } = await findSubmission(door, token)
  if (!file) throw refuse('file-missing')
  const problem = await judge(submission.kind, file)
  if (problem) throw refuse('file-refused', problem)
  const fileKey = await door.files.save(file)
  const isAdded = await door.changes.transaction(async (db, changed) => {
    const held = await lockSubmission(db, submission.id)
    if (!held || held.withdrawnAt) throw refuse('withdrawn-already')
    if (held.supersededAt) throw refuse('replaced-already')
    const files = await attachmentsOf(db, [submission.id])
    if (files.some(({ sha256 }) => sha256 === file.sha256)) return false
    if (files.length >= mostFiles)
      throw refuse('files-full', `There are already ${mostFiles} files, which is the limit.`)
    const at = door.changes.now()
    const attachment = attachmentOf({ id: submission.id, receivedAt: at }, { file }, fileKey)!
    await addAttachment(db, attachment)
    await changeSubmission(db, submission.id, { updatedAt: at, readAt: null })
    const note = noteToCompany(door.siteUrl, submission, 'has one more file')
    const attachments = [{ fileKey, name: attachment.name }]
    await queueMails(db, submission.id, [{ ...note, attachments }], at)
    changed('submissions', 'outbox')
    return true
  })
  if (!isAdded) await door.files.remove(fileKey)
}
