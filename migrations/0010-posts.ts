import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  // Keys are compared byte by byte, so that both engines put them in one order.
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('posts')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('slug', key, (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('categoryKey', key, (column) => column.notNull())
    .addColumn('thumbnail', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('authorName', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('publishedAt', key, (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .addColumn('trashedWith', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    // Last, so that a list need not step over it.
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
