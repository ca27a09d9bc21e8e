import { migrations } from '../migrations/index.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { drawingNames } from '../src/drawings/picture.server.ts'
import { comparePack, type Difference, putPack } from '../src/features/documents/packs/put-pack.ts'
import type { PackDocument } from '../src/features/documents/packs/pack-file.ts'
import { readPack } from '../src/features/documents/packs/read-pack.ts'
import { sayFaults } from '../src/features/documents/packs/say-faults.ts'
import { writePack } from '../src/features/documents/packs/write-pack.ts'
import { commandLine } from '../src/features/sessions/actor.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { lockDataDir } from '../src/platform/db/lock-data-dir.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { Problem } from '../src/platform/problem.ts'

const usage = `npm run content -- export <folder>
npm run content -- import <folder> [--dry-run]`

/** Said in words to whoever typed the command. */
class Refused extends Error {}

const [command, folder, option] = process.argv.slice(2)

try {
  const isAsked = command === 'export' ? !option : command === 'import'
  if (!folder || !isAsked || (option && option !== '--dry-run')) throw new Refused(usage)
  const config = readConfig(process.env)
  const { db, engine, close } = openDatabase(config)
  try {
    await migrate(db, engine, migrations)
    if (command === 'export') console.log(`${await writePack(db, folder)} documents in ${folder}.`)
    else await take(readSound(folder))
  } finally {
    await close()
  }

  async function take(documents: PackDocument[]) {
    if (option) {
      say(await db.transaction().execute((tx) => comparePack(tx, documents)), 'would be')
      return
    }
    // Who runs alone on SQLite hears of no change that another process makes.
    const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
    if (!unlock) throw new Refused('Foyer is running with this DATA_DIR: stop it, then import.')
    try {
      say(await putPack(new Changes(db, engine), commandLine, documents), 'was')
    } finally {
      unlock()
    }
  }
} catch (error) {
  const isSaid = [Problem, ConfigError, Refused].some((kind) => error instanceof kind)
  console.error(isSaid ? (error as Error).message : error)
  process.exitCode = 1
}

/** The documents of a pack without a mistake. */
function readSound(pack: string): PackDocument[] {
  const { documents, faults } = readPack(pack, drawingNames)
  if (faults.length > 0) throw new Refused(sayFaults(pack, faults))
  return documents
}

function say(differences: Difference[], was: string) {
  for (const { action, file } of differences) console.log(`${file} ${was} ${action}`)
  if (differences.length === 0) console.log('Nothing differs.')
}
