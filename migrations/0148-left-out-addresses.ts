import { type Kysely, sql } from 'kysely'

/** Missed addresses that nobody wants to be told of. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('leftOutAddresses')
    .addColumn('path', key, (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
