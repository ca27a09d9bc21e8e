import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema.alterTable('outbox').addColumn('mailbox', 'text').execute()
}
