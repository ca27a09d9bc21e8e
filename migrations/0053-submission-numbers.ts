import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissions_n')
    .ifNotExists()
    .on('submissions')
    .column('n')
    .unique()
    .execute()
}
