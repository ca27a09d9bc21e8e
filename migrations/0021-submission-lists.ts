import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissions_list')
    .on('submissions')
    .columns(['kind', 'receivedAt', 'id'])
    .execute()
}
