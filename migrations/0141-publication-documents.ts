import { type Kysely, sql } from 'kysely'

/** What each publication held, with what visitors saw of it before and after. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('publicationDocuments')
    .addColumn('publicationId', key, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('documentId', key, (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('publicationDocumentsKey', ['publicationId', 'documentId'])
    .execute()
}
