import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/server/free-port.ts'
import { startPostgres } from '../test/database/postgres-server.ts'
import { type How, runRestarts } from './kill/run-restarts.ts'

/** `node scripts/restart-test.ts [times]`: restarts PostgreSQL under the built server, as often fast as immediate. */
const times = Number(process.argv[2] ?? 10)
const restarts = (['fast', 'immediate'] as How[]).flatMap((how) => Array<How>(times).fill(how))

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const scratch = mkdtempSync(join(tmpdir(), 'foyer-restarts-'))
const postgres = await startPostgres(scratch, { synchronous_commit: 'on' })
try {
  const place = {
    dataDir: join(scratch, 'data'),
    databaseUrl: postgres.url,
    port: await freePort(),
  }
  const result = await runRestarts(place, restarts, postgres.restart, console.log)
  console.log(JSON.stringify({ restarts: restarts.length, ...result }, null, 2))
  const { missing, wrongFiles, rowsWithoutFile, rowsWithoutMail, doubled } = result
  const lost = [missing, wrongFiles, rowsWithoutFile, rowsWithoutMail, doubled]
  if (!result.survived || lost.some(({ length }) => length > 0)) process.exitCode = 1
} finally {
  await postgres.stop()
  rmSync(scratch, { recursive: true, force: true })
}
