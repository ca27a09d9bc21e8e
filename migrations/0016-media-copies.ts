import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('mediaCopies')
    .addColumn('mediaId', key, (column) =>
      column.notNull().references('media.id').onDelete('cascade'),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('fileKey', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mediaCopiesKey', ['mediaId', 'width', 'format'])
    .execute()
}
