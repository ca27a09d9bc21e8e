import type { Kysely } from 'kysely'

/** When somebody who works here first opened it; a mark of the inbox (`readAt`) comes and goes. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('submissions').addColumn('openedAt', 'text').execute()
}
