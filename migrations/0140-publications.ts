import { type Kysely, sql } from 'kysely'

/** What went out together: who showed it to visitors, when, and whether it was taken back. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('publications')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('madeAt', 'text', (column) => column.notNull())
    .addColumn('staffId', key)
    .addColumn('publishAt', 'text')
    .addColumn('outAt', 'text')
    .addColumn('failure', 'text')
    .addColumn('takenBackAt', 'text')
    .addColumn('takenBackBy', key)
    .addColumn('overrideReason', 'text')
    .execute()
}
