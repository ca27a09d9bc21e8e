import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './database.ts'

/** Brings the database to the newest shape; says which steps it took. */
export async function migrate(
  db: Kysely<never>,
  engine: Engine,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(
      `The database could not be migrated${failed ? ` (at ${failed.migrationName})` : ''}.`,
      { cause: error },
    )
  }
  if (engine === 'sqlite') await sql`pragma optimize`.execute(db)
  return results.map((result) => result.migrationName)
}

/** Fails while the database is out of reach or a migration is missing. */
export async function checkMigrated(db: Kysely<never>, migrations: Record<string, Migration>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const missing = Object.keys(migrations).filter((name) => !done.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}
