import { type Kysely, sql } from 'kysely'

/** Who has which document open just now, one row for each visit; nothing of it is kept. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('presence')
    .addColumn('documentId', key, (column) => column.notNull())
    .addColumn('visit', key, (column) => column.notNull())
    .addColumn('staffId', key, (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('seenAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presenceKey', ['documentId', 'visit'])
    .execute()
}
