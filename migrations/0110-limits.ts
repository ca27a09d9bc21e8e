import type { Kysely } from 'kysely'

/** How much each visitor has left of what may be done often: one number, the moment when all is back. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fullAt', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limitsByFullAt').on('limits').column('fullAt').execute()
}
