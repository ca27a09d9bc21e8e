import type { AttachmentTable, SubmissionTable } from './submission-store.ts'

export type FileView = { id: string; name: string; size: number; sha256: string }

export const asFile = ({ id, name, size, sha256 }: AttachmentTable): FileView => ({
  id,
  name,
  size,
  sha256,
})

/** A submission as those who work here see it: every field as it was sent. */
export function asSubmission(row: SubmissionTable, attachments: AttachmentTable[]) {
  const files = attachments.filter(({ submissionId }) => submissionId === row.id).map(asFile)
  const fileField = row.kind === 'enquiry' ? 'file' : 'resume'
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
    state: row.withdrawnAt ? 'withdrawn' : row.state,
    suspectedSpam: row.spamReasons !== null,
    spamReasons: row.spamReasons?.split(' ') ?? [],
    erasureAskedAt: row.erasureAskedAt,
    consentVersion: row.consentVersion,
    version: row.version,
  }
}

export type SubmissionView = ReturnType<typeof asSubmission>
