import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'dueAt']).execute()
}
