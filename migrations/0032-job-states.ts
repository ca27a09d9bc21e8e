import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('jobs')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .execute()
}
