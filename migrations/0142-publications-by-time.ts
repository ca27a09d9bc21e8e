import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('publicationsByTime')
    .on('publications')
    .columns(['madeAt', 'id'])
    .execute()
}
