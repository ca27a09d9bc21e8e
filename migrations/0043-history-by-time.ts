import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema.createIndex('historyByTime').on('history').columns(['at', 'id']).execute()
}
