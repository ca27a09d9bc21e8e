import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema.alterTable('staff').addColumn('removedAt', 'text').execute()
}
