import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('submissionNotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('staffId', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
}
