import type { Kysely } from 'kysely'

/** What the server remembers about this installation is called what it is. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('facts').renameTo('settings').execute()
}
