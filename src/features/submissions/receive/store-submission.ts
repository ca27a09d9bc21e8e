import { createHash, randomBytes } from 'node:crypto'
import type { HeldFile } from '../../../platform/files/files.ts'
import type { Mail } from '../../../platform/outbox/mail.ts'
import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { addAttachment } from '../attachment-store.ts'
import { cleanFileName } from '../../../platform/files/judge/clean-file-name.ts'
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts'
import { withinReceiptLimits } from './receipt-limits.ts'
import { makeReference } from './reference.ts'
import { isByTime } from './repeat-key.ts'
import { searchWordsOf } from '../search/search-words.ts'
import { emailKeyOf } from './sent-text.ts'
import { type Scope, statusUrl } from '../status/status-link.ts'
import type { Consent, SubmissionDoor } from './submission-door.ts'
import {
  addSubmission,
  type AttachmentTable,
  isChallengeUsed,
  type Kind,
  submissionByRepeatHash,
  type SubmissionTable,
  supersede,
} from '../submission-store.ts'
import { addToSearch, searchNumber } from '../submission-search-store.ts'

type NewSubmission = {
  kind: Kind
  job?: { id: string; title: string }
  name: string
  email: string
  fields: Record<string, string>
  file: (HeldFile & { name: string }) | undefined
  challengeId?: string | undefined
  spamReasons: string[]
  consent: Consent
  repeatKey: string | undefined
}

/** What the sender is told, and what the mails are made of. */
export type Stored = {
  submission: SubmissionTable
  attachment: AttachmentTable | undefined
  link: (scope: Scope) => string
  siteUrl: string
}

type Written = Pick<Stored, 'submission' | 'attachment'> & { isNew: boolean }

/**
 * Stores what somebody sent, with its file and the mails about it, before anybody is told so. Sent
 * again with the same key it is stored once and answered alike.
 */
export async function storeSubmission(
  door: SubmissionDoor,
  draft: NewSubmission,
  mailsAbout: (stored: Stored) => Mail[],
): Promise<Stored> {
  const repeatHash = hashOf(draft)
  const known = repeatHash && (await submissionByRepeatHash(door.db, repeatHash))
  // Who sends the same without JavaScript after it was withdrawn or replaced sends it anew.
  if (known && isOver(known) && isByTime(draft.repeatKey))
    return storeSubmission(door, { ...draft, repeatKey: undefined }, mailsAbout)
  if (known) return storedOf(door, known, undefined)
  // If storing fails in a way that leaves it open whether it was stored, the sweep removes the file.
  const fileKey = draft.file && (await door.files.save(draft.file))
  const written = await write(door, draft, repeatHash, fileKey, mailsAbout)
  if (!written.isNew && fileKey) await door.files.remove(fileKey)
  return storedOf(door, written.submission, written.attachment)
}

async function write(
  door: SubmissionDoor,
  draft: NewSubmission,
  repeatHash: string | null,
  fileKey: string | undefined,
  mailsAbout: (stored: Stored) => Mail[],
  triesLeft = 10,
): Promise<Written> {
  try {
    return await door.changes.transaction(async (db, changed) => {
      const known = repeatHash && (await submissionByRepeatHash(db, repeatHash))
      if (known) return { submission: known, attachment: undefined, isNew: false }
      const row = makeRow(draft, repeatHash, door.changes.now())
      if (row.challengeId && (await isChallengeUsed(db, row.challengeId)))
        row.spamReasons = [row.spamReasons, 'replayed'].filter(Boolean).join(' ')
      const before = draft.job && (await supersede(db, draft.job.id, row.emailKey, row.receivedAt))
      if (before) row.threadId = before.threadId
      if (before && goesOn(before)) row.state = before.state
      if (before && !before.deletedAt) row.assigneeId = before.assigneeId
      await addSubmission(db, row)
      await addToSearch(db, row.id, row.n!, searchWordsOf(row))
      const attachment = attachmentOf(row, draft, fileKey)
      if (attachment) await addAttachment(db, attachment)
      const mails = mailsAbout(storedOf(door, row, attachment))
      const kept = await withinReceiptLimits(db, mails, door.receipts, row.receivedAt)
      await queueMails(db, row.id, kept, row.receivedAt)
      changed('submissions', 'outbox')
      return { submission: row, attachment, isNew: true }
    })
  } catch (error) {
    if (!isUniqueViolation(error) || triesLeft === 0) throw error
    return write(door, draft, repeatHash, fileKey, mailsAbout, triesLeft - 1)
  }
}

/** A new application stands where the one before stood; what was decided was decided of the other. */
const goesOn = ({ withdrawnAt, deletedAt, state }: SubmissionTable) =>
  !withdrawnAt && !deletedAt && state !== 'rejected'

function makeRow(draft: NewSubmission, repeatHash: string | null, at: string): SubmissionTable {
  const id = randomBytes(16).toString('base64url')
  return {
    id,
    kind: draft.kind,
    threadId: id,
    reference: makeReference(draft.kind),
    repeatHash,
    jobId: draft.job?.id ?? null,
    jobTitle: draft.job?.title ?? null,
    name: draft.name,
    email: draft.email,
    emailKey: emailKeyOf(draft.email),
    fields: JSON.stringify(draft.fields),
    challengeId: draft.challengeId ?? null,
    spamReasons: draft.spamReasons.join(' ') || null,
    consentVersion: draft.consent.version,
    consentText: draft.consent.text,
    state: 'new',
    receivedAt: at,
    updatedAt: at,
    supersededAt: null,
    withdrawnAt: null,
    erasureAskedAt: null,
    deletedAt: null,
    version: 1,
    readAt: null,
    openedAt: null,
    assigneeId: null,
    n: searchNumber(at),
  }
}

export function attachmentOf(
  { id, receivedAt }: Pick<SubmissionTable, 'id' | 'receivedAt'>,
  { file }: Pick<NewSubmission, 'file'>,
  fileKey: string | undefined,
): AttachmentTable | undefined {
  if (!file || !fileKey) return undefined
  return {
    id: randomBytes(16).toString('base64url'),
    submissionId: id,
    fileKey,
    name: cleanFileName(file.name),
    size: file.size,
    sha256: file.sha256,
    addedAt: receivedAt,
  }
}

const storedOf = (
  { siteUrl, secret }: SubmissionDoor,
  submission: SubmissionTable,
  attachment: AttachmentTable | undefined,
): Stored => ({
  submission,
  attachment,
  siteUrl,
  link: (scope) => statusUrl(siteUrl, secret, { id: submission.id, scope }),
})

/** The key alone would let a stranger who guesses it see another's answer; with all that was sent it cannot. */
const isOver = ({ withdrawnAt, supersededAt }: SubmissionTable) =>
  withdrawnAt !== null || supersededAt !== null

function hashOf({ repeatKey, kind, job, name, email, fields, file }: NewSubmission): string | null {
  if (!repeatKey) return null
  const all = [repeatKey, kind, job?.id, name, email, fields, file?.name, file?.sha256]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}
