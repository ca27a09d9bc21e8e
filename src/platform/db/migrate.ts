import { sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import type { Engine } from './database.ts'
import { withTimeBudget } from './time-budget.ts'
import type { Db } from './tables.ts'

/** Brings the database to the newest shape; says which steps it took. */
export async function migrate(
  db: Db,
  engine: Engine,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  await refuseNewer(db, migrations)
  const upOf = (of: Db) =>
    new Migrator({
      db: of,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest()
  const { error, results = [] } = await withTimeBudget('migration', () =>
    engine === 'sqlite' ? inOneTransaction(db, upOf) : upOf(db),
  )
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

/** All steps or none, as on PostgreSQL: half a step could be neither taken again nor taken back. */
const inOneTransaction = (db: Db, work: (db: Db) => Promise<MigrationResultSet>) =>
  db.connection().execute(async (one) => {
    await sql`begin immediate`.execute(one)
    const done = await work(one)
    if (!done.error) await sql`commit`.execute(one)
    // SQLite has already rolled back if the disk is full.
    else await sql`rollback`.execute(one).catch(() => {})
    return done
  })

/** An older program does not know what a newer one has made of the database. */
export async function refuseNewer(db: Db, migrations: Record<string, Migration>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const unknown = (await migrationsDone(db)).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0)
    throw new StartProblem(
      `Foyer cannot start: the database is newer than this program, which does not know its ${unknown.length === 1 ? 'migration' : 'migrations'} ${unknown.join(', ')}.`,
    )
}

async function migrationsDone(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Fails while the database is out of reach or a migration is missing. */
export async function checkMigrated(db: Db, migrations: Record<string, Migration>) {
  const done = new Set(await migrationsDone(db))
  const missing = Object.keys(migrations).filter((name) => !done.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}
