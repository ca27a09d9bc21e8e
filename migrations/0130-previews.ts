import type { Kysely } from 'kysely'

/** Links to the site as it was edited at one moment; `state` is emptied when one is over. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('previews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .execute()
}
