import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { fillEmptyDatabase } from '../src/features/packs/fill-empty-database.ts'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { machineClock } from '../src/platform/clock.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { lockDataDir } from '../src/platform/db/lock-data-dir.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { StartProblem } from '../src/platform/start-problem.ts'
import { endInWords } from './command/end-in-words.ts'

const commands = { migrate: migrateNow, seed, reset }

async function migrateNow() {
  const { db, engine, close } = openDatabase(readConfig(process.env))
  const steps = await migrate(db, engine, migrations)
  console.log(steps.length > 0 ? `Migrated: ${steps.join(', ')}` : 'The database is up to date.')
  await close()
}

async function seed() {
  const config = readConfig(process.env)
  holdAlone(config)
  const { db, engine, close } = openDatabase(config)
  await migrate(db, engine, migrations)
  const isFilled = await fillEmptyDatabase(new Changes(db, engine, machineClock), 'packs/naksha')
  console.log(
    isFilled
      ? 'The database is filled with sample content.'
      : 'This database has been filled before; `npm run db:reset` empties it.',
  )
  await close()
}

async function reset() {
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    const { db, close } = openDatabase(config)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await close()
  } else {
    holdAlone(config)
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(config.dataDir, `foyer.sqlite${ending}`), { force: true })
  }
  await migrateNow()
}

/** A process that runs on SQLite would go on with a file that is gone, or never hear of what is new. */
function holdAlone({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDataDir(dataDir)
  if (!unlock) throw new StartProblem('Foyer is running with this DATA_DIR: stop it first.')
  process.once('exit', unlock)
}

const command = commands[process.argv[2] as keyof typeof commands]
try {
  if (!command)
    throw new ConfigError([`${process.argv[2]} is not one of: ${Object.keys(commands).join(', ')}`])
  await command()
} catch (error) {
  endInWords(error)
}
