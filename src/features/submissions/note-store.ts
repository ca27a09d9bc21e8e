import type { NoteTable } from './submission-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

export const addNoteRow = (db: Tx, row: NoteTable) =>
  db.insertInto('submissionNotes').values(row).execute()

/** The first written first. */
export async function notesOf(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('submissionNotes')
    .selectAll()
    .where('submissionId', 'in', submissionIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
