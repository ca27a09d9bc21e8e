import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('outbox_mailbox')
    .on('outbox')
    .columns(['mailbox', 'createdAt'])
    .execute()
}
