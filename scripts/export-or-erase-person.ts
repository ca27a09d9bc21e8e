import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { migrations } from '../migrations/index.ts'
import { readConfig } from '../src/config.ts'
import { personCommand } from '../src/features/sessions/actor.ts'
import { erasePerson, exportPerson } from '../src/features/submissions/person/personal-data.ts'
import { machineClock } from '../src/platform/clock.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { checkMigrated, refuseNewer } from '../src/platform/db/migrate.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { endInWords } from './command/end-in-words.ts'

/** What somebody has a right to: `npm run person -- export <email> [folder]`, `… erase <email>`. */
const [action, email, folder = `person-${new Date().toISOString().slice(0, 10)}`] =
  process.argv.slice(2)
if (!['export', 'erase'].includes(action ?? '') || !email?.includes('@')) {
  console.error('npm run person -- export <email> [folder]\nnpm run person -- erase <email>')
  process.exit(2)
}

try {
  const config = readConfig(process.env)
  const { db, engine, close } = openDatabase(config)
  try {
    await refuseNewer(db, migrations)
    await checkMigrated(db, migrations)
    const files = openFiles(config, 'sent')
    const ctx = { db, changes: new Changes(db, engine, machineClock), files }
    if (action === 'export') {
      const { files: attachments, ...told } = await exportPerson(ctx, personCommand, email)
      mkdirSync(join(folder, 'files'), { recursive: true })
      writeFileSync(join(folder, 'person.json'), `${JSON.stringify({ email, ...told }, null, 2)}\n`)
      const missing = [...told.missing]
      for (const { id, fileKey, name } of attachments) {
        const file = await files.read(fileKey)
        if (file)
          await pipeline(file.stream, createWriteStream(join(folder, 'files', `${id}-${name}`)))
        else missing.push({ id, name })
      }
      const written = attachments.length + told.missing.length - missing.length
      console.log(
        `${told.submissions.length} enquiries and applications with ${written} files are in ${folder}.`,
      )
      if (missing.length > 0) {
        const names = missing.map(({ id, name }) => `${id}-${name}`).join(', ')
        console.error(`Missing, though they were sent: ${names}.`)
        process.exitCode = 1
      }
    } else {
      const count = await erasePerson(ctx, personCommand, email)
      console.log(`${count} enquiries and applications, their files and mails were erased.`)
    }
  } finally {
    await close()
  }
} catch (error) {
  endInWords(error)
}
