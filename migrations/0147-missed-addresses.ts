import { type Kysely, sql } from 'kysely'

/** How often an address that leads nowhere was asked for on a day; nothing about who asked. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('missedAddresses')
    .addColumn('path', key, (column) => column.notNull())
    .addColumn('day', key, (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missedAddressesKey', ['path', 'day'])
    .execute()
}
