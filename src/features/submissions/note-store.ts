import type { Kysely, Transaction } from 'kysely'
import type { NoteTable, SubmissionTables } from './submission-store.ts'

export const addNoteRow = (db: Transaction<SubmissionTables>, row: NoteTable) =>
  db.insertInto('submissionNotes').values(row).execute()

/** The first written first. */
export async function notesOf(db: Kysely<SubmissionTables>, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('submissionNotes')
    .selectAll()
    .where('submissionId', 'in', submissionIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
