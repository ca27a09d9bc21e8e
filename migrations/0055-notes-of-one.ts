import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissionNotesOfOne')
    .on('submissionNotes')
    .columns(['submissionId', 'at'])
    .execute()
}
