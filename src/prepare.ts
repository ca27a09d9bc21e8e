import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { migrations } from '../migrations/index.ts'
import { fillEmptyDatabase } from '../seed/index.ts'
import { type Config, ConfigError } from './config.ts'
import { houseSecret } from './features/facts/house-secret.ts'
import { createFirstAdministrator } from './features/staff/create-first-administrator.ts'
import { Changes } from './platform/db/changes.ts'
import { openDatabase } from './platform/db/database.ts'
import { checkMigrated, migrate } from './platform/db/migrate.ts'
import { openFiles } from './platform/files/files.ts'
import type { Log } from './platform/log.ts'
import type { Tables } from './tables.ts'
import { englishTexts } from './web/translations.server.ts'

/** Everything that must stand before the first request: texts, database, the first administrator. */
export async function prepare(config: Config, log: Log, localesDir: string) {
  openDataDir(config.dataDir)
  const file = readFileSync(`${localesDir}/en/translation.json`, 'utf8')
  const text = await englishTexts(JSON.parse(file))
  const { db, engine, close: closeDatabase } = openDatabase<Tables>(config)
  const steps = await migrate(db as never, engine, migrations)
  if (steps.length > 0) log.info({ steps }, 'The database was migrated')
  const administrator = await createFirstAdministrator(db, {
    email: config.adminEmail,
    password: config.adminPassword,
  })
  const changes = new Changes(db, engine)
  if (config.sampleData && (await fillEmptyDatabase(changes)))
    log.info('The empty database was filled with sample content')
  if (config.databaseUrl) await changes.listen(config.databaseUrl, log)
  return {
    text,
    db,
    changes,
    files: openFiles(config, 'sent'),
    secret: await houseSecret(db, 'secret'),
    administrator,
    health: { stopping: false, check: () => checkMigrated(db as never, migrations) },
    async close() {
      await changes.close()
      await closeDatabase()
    },
  }
}

/** A folder that nothing can be written to is a mistake in the configuration, like any other. */
function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    const why = (error as Error).message
    throw new ConfigError([`DATA_DIR must be a folder that can be written to: ${why}.`])
  }
}
