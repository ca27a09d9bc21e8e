import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('media')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('fileKey', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
}
