import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema.createIndex('submissions_email').on('submissions').columns(['emailKey']).execute()
}
