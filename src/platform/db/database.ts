import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { makeFolder } from '../files/make-folder.ts'
import { readOnlyTrouble } from './database-trouble.ts'
import { SqliteDriver } from './sqlite-driver.ts'
import type { Db, Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** Both engines behind the same typed queries. */
type Database = {
  db: Db
  engine: Engine
  close: () => Promise<void>
}

const oldestSqlite = [3, 51, 3] as const

export function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
}): Database {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir)
}

function openSqlite(dataDir: string): Database {
  makeFolder(dataDir)
  const database = new SqliteDatabase(join(dataDir, 'foyer.sqlite'))
  refuseOldSqlite(database)
  database.pragma('busy_timeout = 5000')
  // A read that sorts needs no room on the disk.
  database.pragma('temp_store = MEMORY')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is erased is gone from the file too, not only from the tables.
  database.pragma('secure_delete = ON')
  // From here on the driver waits, and not the whole process.
  database.pragma('busy_timeout = 0')
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => new SqliteDriver(database),
      createAdapter: () => new InTurns(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
  return { db, engine: 'sqlite', close: () => db.destroy() }
}

/** The driver itself sees to it that a transaction is alone. */
class InTurns extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Engines before 3.51.3 can lose acknowledged commits: https://sqlite.org/wal.html#walresetbug */
function refuseOldSqlite(database: SqliteDatabase.Database) {
  const { version } = database.prepare('select sqlite_version() as version').get() as {
    version: string
  }
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [a, b, c] = oldestSqlite
  const isOld = major !== a ? major < a : minor !== b ? minor < b : patch < c
  if (isOld)
    throw new Error(`SQLite ${version} is too old; Foyer needs ${oldestSqlite.join('.')} or newer.`)
}

function openPostgres(connectionString: string): Database {
  // Loaded on demand: with SQLite the driver isn't needed, and loading it costs each thread 20 ms.
  const openPools = async () => {
    const { PostgresPools } = await import('./postgres-pools.ts')
    return new PostgresPools(connectionString) as object as PostgresPool
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPools }) })
  return { db, engine: 'postgres', close: () => db.destroy() }
}

/** For the few statements that the engines do not share. */
export const isPostgres = (db: Pick<Db, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Fails while the database can only be read. (A file of SQLite's is as writable as its disk.) */
export async function checkWritable(db: Db) {
  if (!isPostgres(db)) return
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    db,
  )
  if (rows[0]?.transaction_read_only === 'on') throw readOnlyTrouble('transactions are read-only')
}
