import { statSync } from 'node:fs'
import { migrations } from '../migrations/index.ts'
import { readConfig } from '../src/config.ts'
import { drawingHashes } from '../src/drawings/picture.server.ts'
import { nameRemarks } from '../src/features/documents/brand/name-remarks.ts'
import { remarksOn } from '../src/features/documents/brand/remarks.ts'
import type { PackDocument } from '../src/features/documents/packs/pack-file.ts'
import type { Difference } from '../src/features/documents/packs/put-pack.ts'
import { sayFaults } from '../src/features/documents/packs/say-faults.ts'
import { compareWholePack, putWholePack } from '../src/features/packs/put-whole-pack.ts'
import { readWholePack } from '../src/features/packs/read-whole-pack.ts'
import { ExportRefused, writeWholePack } from '../src/features/packs/write-whole-pack.ts'
import { commandLine } from '../src/features/sessions/actor.ts'
import { machineClock } from '../src/platform/clock.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { lockDataDir } from '../src/platform/db/lock-data-dir.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { endInWords } from './command/end-in-words.ts'

const usage = `npm run content -- export <folder>
npm run content -- import <folder> [--dry-run]`

/** Said in words to whoever typed the command. */
class Refused extends Error {}

const [command, ...words] = process.argv.slice(2)
const isOption = (word: string) => word.startsWith('-')
const isTrial = words.includes('--dry-run')
const [folder, ...more] = words.filter((word) => !isOption(word))
const takes = command === 'import' ? ['--dry-run'] : []
const isUnknown = words.some((word) => isOption(word) && !takes.includes(word))
if (!['export', 'import'].includes(command!) || !folder || more.length > 0 || isUnknown) {
  console.error(usage)
  process.exit(2)
}

try {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile())
    throw new Refused(`${folder} is a file: a pack is a folder.`)
  const config = readConfig(process.env)
  const { siteUrl } = config
  const { db, engine, close } = openDatabase(config)
  const pictures = openFiles(config, 'media')
  try {
    await migrate(db, engine, migrations)
    if (command === 'export') await give(folder)
    else await take(folder)
  } finally {
    await close()
  }

  async function give(pack: string) {
    const { missing, ...counts } = await writeWholePack({ db, pictures }, pack, drawingHashes)
    const said = Object.entries(counts).map(
      ([what, count]) => `${count} ${count === 1 ? what.replace(/s$/, '') : what}`,
    )
    console.log(`${said.join(', ')} in ${pack}.`)
    for (const { file, id } of missing)
      console.error(
        `${file} names the picture /media/${id}, which is not there: no import takes it.`,
      )
  }

  async function take(from: string) {
    const { pack, faults } = await readWholePack(
      { db, clock: machineClock, pictures, siteUrl },
      from,
      drawingHashes,
    )
    if (faults.length > 0) throw new Refused(sayFaults(from, faults))
    const remarks = remarksIn(pack.documents)
    if (isTrial) {
      tell(remarks)
      say(await compareWholePack(db, pack), 'would be')
      return
    }
    // Who runs alone on SQLite hears of no change that another process makes.
    const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
    if (!unlock) throw new Refused('Foyer is running with this DATA_DIR: stop it, then import.')
    try {
      const changes = new Changes(db, engine, machineClock)
      say(await putWholePack({ changes, pictures }, commandLine, pack), 'was')
      tell(remarks)
    } finally {
      unlock()
    }
  }
} catch (error) {
  endInWords(error, ExportRefused, Refused)
}

function remarksIn(documents: PackDocument[]): string[] {
  const company = documents.find(({ kind }) => kind === 'company')
  const brand = documents.find(({ kind }) => kind === 'brand')
  return [
    ...documents.flatMap(({ file, kind, published }) =>
      remarksOn(kind, published ?? {}).map((remark) => `${file}: ${remark}`),
    ),
    ...nameRemarks(company?.published ?? {}, brand?.published ?? {}).map(
      (remark) => `${company!.file}: ${remark}`,
    ),
  ]
}

function tell(lines: string[]) {
  for (const line of lines) console.log(line)
}

function say(differences: Difference[], was: string) {
  for (const { action, file } of differences) console.log(`${file} ${was} ${action}`)
  if (differences.length === 0) console.log('Nothing differs.')
}
