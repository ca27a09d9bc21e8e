import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { provideChromium } from '../../scripts/provide/provide-chromium.ts'
import { bundleCheck } from './bundled-check.ts'
import { makeTemplates } from '../database/migrated-databases.ts'
import { startPostgres } from '../database/postgres-server.ts'
import { forgottenServers } from './running-servers.ts'
import { scratchFolder } from './scratch-folder.ts'
import { openSharedSite } from '../server/shared-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string
    postgresUrl: string
    scratch: string
    sharedSite: string
  }
}

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** What all tests stand on: a browser, a PostgreSQL server, and a directory that goes with the run. */
export default async function provideForAll(project: TestProject) {
  if (process.env.TESTS_STAND_ALONE) return undefined
  const scratch = scratchFolder()
  // What one process has compiled, the next one reads: hundreds load the same code.
  process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres(scratch)
  process.once('exit', () => sweep(scratch))
  for (const [signal, code] of Object.entries(signals))
    process.once(signal, () => process.exit(code))

  const postgresUrl = given ?? server?.url ?? ''
  await bundleCheck(scratch)
  const dropTemplates = await makeTemplates(scratch, postgresUrl)
  project.provide('chromiumPath', provideChromium())
  project.provide('postgresUrl', postgresUrl)
  project.provide('scratch', scratch)
  const shared = await openSharedSite(scratch)
  project.provide('sharedSite', shared.where)
  return async () => {
    await shared.close()
    await dropTemplates()
    await server?.stop()
  }
}

/** Ends the servers that a test left behind, and removes what the run has written. */
function sweep(scratch: string) {
  for (const pid of forgottenServers(scratch))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {}
  for (let attempt = 0; attempt < 100 && existsSync(scratch); attempt++)
    try {
      rmSync(scratch, { recursive: true })
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
}
