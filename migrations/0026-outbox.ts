import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('sentAt', 'text')
    .execute()
}
