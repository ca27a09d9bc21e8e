import type { AttachmentTable } from './submission-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

export const addAttachment = (db: Tx, row: AttachmentTable) =>
  db.insertInto('attachments').values(row).execute()

export const attachmentById = (db: Db, id: string) =>
  db
    .selectFrom('attachments')
    .innerJoin('submissions', 'submissions.id', 'attachments.submissionId')
    .selectAll('attachments')
    .select('submissions.kind')
    .where('attachments.id', '=', id)
    .executeTakeFirst()

/** Of these submissions, the first sent first. */
export async function attachmentsOf(db: Db, submissionIds: string[]): Promise<AttachmentTable[]> {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('attachments')
    .selectAll()
    .where('submissionId', 'in', submissionIds)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}

export async function knownKeys(db: Db, fileKeys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attachments')
    .select('fileKey')
    .where('fileKey', 'in', fileKeys)
    .execute()
  return new Set(rows.map(({ fileKey }) => fileKey))
}
