import type { Kysely } from 'kysely'

/** When a job first stood on the careers page; a draft never has. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('jobs').addColumn('postedAt', 'text').execute()
}
