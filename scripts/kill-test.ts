import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../test/database/postgres-server.ts'
import { freePort } from '../test/server/free-port.ts'
import { runKills } from './kill/run-kills.ts'

/** `node scripts/kill-test.ts [kills] [sqlite|postgres]`: kills the built server under load, counts losses. */
const kills = Number(process.argv[2] ?? 500)
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres']

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

for (const engine of engines) {
  const scratch = mkdtempSync(join(tmpdir(), 'foyer-kill-'))
  const postgres = engine === 'postgres' ? await startPostgres(scratch) : undefined
  const began = Date.now()
  try {
    if (postgres) await makeDatabase(postgres.url)
    const databaseUrl = postgres && new URL('/killed', postgres.url).href
    const place = { dataDir: join(scratch, 'data'), databaseUrl, port: await freePort() }
    const result = await runKills(place, kills, (line) => console.log(`${engine}: ${line}`))
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(JSON.stringify({ engine, kills, seconds, ...result }, null, 2))
    const { missing, wrongFiles, rowsWithoutFile, rowsWithoutMail, doubled, filesWithoutRow } =
      result
    const lost = [missing, wrongFiles, rowsWithoutFile, rowsWithoutMail, doubled, filesWithoutRow]
    if (lost.some(({ length }) => length > 0)) process.exitCode = 1
  } finally {
    await postgres?.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function makeDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database killed template template0')
  await client.end()
}
