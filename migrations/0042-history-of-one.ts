import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('historyOfOne')
    .on('history')
    .columns(['noun', 'nounId', 'at'])
    .execute()
}
