import type { AttachmentTable, SubmissionTable } from '../submission-store.ts'

type FileView = { id: string; name: string; size: number; sha256: string }

const asFile = ({ id, name, size, sha256 }: AttachmentTable): FileView => ({
  id,
  name,
  size,
  sha256,
})

/** What its sender has done to it comes before what has been decided here. */
const standingOf = ({ withdrawnAt, supersededAt, state }: SubmissionTable) =>
  withdrawnAt ? 'withdrawn' : supersededAt ? 'replaced' : state

/** A submission as those who work here see it: every field as it was sent. `emails` are those of staff, by id. */
export function asSubmission(
  row: SubmissionTable,
  attachments: AttachmentTable[],
  emails: ReadonlyMap<string, string> = new Map(),
) {
  const files = attachments.filter(({ submissionId }) => submissionId === row.id).map(asFile)
  const fileField = row.kind === 'enquiry' ? 'file' : 'resume'
  const { assigneeId } = row
  return {
    id: row.id,
    reference: row.reference,
    ...(row.jobId ? { jobId: row.jobId, jobTitle: row.jobTitle } : {}),
    name: row.name,
    email: row.email,
    ...(JSON.parse(row.fields) as Record<string, string>),
    [fileField]: files[0] ?? null,
    moreFiles: files.slice(1),
    receivedAt: row.receivedAt,
    state: standingOf(row),
    suspectedSpam: row.spamReasons !== null,
    spamReasons: row.spamReasons?.split(' ') ?? [],
    erasureAskedAt: row.erasureAskedAt,
    consentVersion: row.consentVersion,
    version: row.version,
    unread: row.readAt === null,
    assignee: assigneeId ? { id: assigneeId, email: emails.get(assigneeId) ?? null } : null,
  }
}

export type SubmissionView = ReturnType<typeof asSubmission>
