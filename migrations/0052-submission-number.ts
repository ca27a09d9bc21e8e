import type { Kysely } from 'kysely'

/** By which the search names a submission; it has none until it can be found. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  await db.schema
    .alterTable('submissions')
    .addColumn('n', isPostgres ? 'bigint' : 'integer')
    .execute()
}
