import { drawingNames } from './drawings/picture.server.ts'
import { openDocuments } from './features/documents/read/documents.ts'
import { fillDocuments } from './features/documents/packs/fill-documents.ts'
import { accessSync, constants, readFileSync } from 'node:fs'
import { migrations } from '../migrations/index.ts'
import { fillEmptyDatabase } from './features/packs/fill-empty-database.ts'
import { isOwnCompany, noteOwnCompany } from './features/settings/own-company.ts'
import { type Config, ConfigError } from './config.ts'
import { noteEarlierPictures } from './features/pictures/note-earlier-pictures.ts'
import { serverSecret } from './features/settings/server-secret.ts'
import { continuationSecret } from './features/posts/read/list-posts.ts'
import { createFirstAdministrator } from './features/staff/create-first-administrator.ts'
import type { Clock } from './platform/clock.ts'
import type { Ctx } from './platform/ctx.ts'
import { Changes } from './platform/db/changes.ts'
import { checkWritable, openDatabase } from './platform/db/database.ts'
import { lockDataDir } from './platform/db/lock-data-dir.ts'
import { checkMigrated, migrate } from './platform/db/migrate.ts'
import { withTimeBudget } from './platform/db/time-budget.ts'
import { openFiles } from './platform/files/files.ts'
import { makeFolder } from './platform/files/make-folder.ts'
import { checkRoom } from './platform/health/disk-room.ts'
import type { Health } from './platform/health/health.ts'
import type { Log } from './platform/log.ts'
import { englishTexts } from './web/translations.server.ts'
import type { Db } from './platform/db/tables.ts'

/** The folders that come with the program. */
export type Shipped = { locales: string; packs: string }

/** Everything that must stand before the first request: texts, the database, what pages say. */
export async function bootstrap(
  config: Config,
  log: Log,
  { locales, packs }: Shipped,
  clock: Clock,
  whenThereIsWhatPagesSay = () => {},
) {
  openDataDir(config.dataDir)
  const toClose: (() => unknown)[] = []
  const close = async () => {
    for (const one of toClose.splice(0).toReversed()) await one()
  }
  try {
    return { ...(await bringUp()), close }
  } catch (error) {
    // Release the data folder, so that another try in this process can lock it.
    await close().catch(() => {})
    throw error
  }

  async function bringUp() {
    if (!config.databaseUrl) toClose.push(holdAlone(config.dataDir))
    const file = readFileSync(`${locales}/en/translation.json`, 'utf8')
    const text = await englishTexts(JSON.parse(file))
    const { db, engine, close: closeDatabase } = openDatabase(config)
    toClose.push(closeDatabase)
    const steps = await migrate(db, engine, migrations)
    if (steps.length > 0) log.info({ steps }, 'The database was migrated')
    const changes = new Changes(db, engine, clock)
    toClose.push(() => changes.close())
    const isSample = config.sampleData && !(await isOwnCompany(db))
    if (!isSample) await changes.transaction((tx) => noteOwnCompany(tx, changes.now()))
    const pack = isSample ? 'naksha' : 'blank'
    const name = isSample ? undefined : config.companyName
    const kinds = await fillDocuments(changes, `${packs}/${pack}`, drawingNames, name)
    if (kinds.length > 0) log.info({ kinds, pack }, 'The documents of a pack were put in')
    await noteEarlierPictures(changes)
    if (isSample && (await fillEmptyDatabase(changes, `${packs}/naksha`)))
      log.info('The empty database was filled with sample content')
    whenThereIsWhatPagesSay()
    const documents = openDocuments(db)
    changes.onChange((nouns) => documents.forget(nouns))
    // Made now: a reader of a list must not be the one who writes it down, on a full disk least of all.
    await serverSecret(db, continuationSecret)
    if (config.databaseUrl) await changes.listen(config.databaseUrl, log)
    const look = () => check(db, changes, config.dataDir)
    const start = Promise.withResolvers<void>()
    const health: Health = { started: start.promise, stopping: false, check: look }
    return {
      text,
      db,
      changes,
      clock,
      documents,
      blankPack: `${packs}/blank`,
      files: openFiles(config, 'sent'),
      secret: await serverSecret(db, 'secret'),
      health,
      letStaffIn: () => letStaffIn({ db, clock }, config).finally(start.resolve),
    }
  }
}

/** For the very end of a start: a password that is made up, and then not shown, is lost. */
const letStaffIn = (ctx: Pick<Ctx, 'db' | 'clock'>, { adminEmail, adminPassword }: Config) =>
  createFirstAdministrator(ctx, { email: adminEmail, password: adminPassword })

/** Over connections of its own, so that it says what is, however busy the others are. */
async function check(db: Db, changes: Changes, dataDir: string) {
  await withTimeBudget('health', async () => {
    await checkMigrated(db, migrations)
    await checkWritable(db)
  })
  changes.check()
  await checkRoom(dataDir)
}

/** A folder that nothing can be written to is a mistake in the configuration, like any other. */
function openDataDir(dataDir: string) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    const why = (error as Error).message
    throw new ConfigError([`DATA_DIR must be a folder that can be written to: ${why}.`])
  }
}

/** Two processes on one SQLite file would show each other's changes late or never. */
function holdAlone(dataDir: string) {
  const unlock = lockDataDir(dataDir)
  if (!unlock) throw new AlreadyRunning(dataDir)
  return unlock
}

class AlreadyRunning extends ConfigError {
  constructor(dataDir: string) {
    super([])
    this.message = `Foyer cannot start: another one is running with the same DATA_DIR (${dataDir}), and without DATABASE_URL only one can.`
  }
}
