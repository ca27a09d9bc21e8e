import type { TestProject } from 'vitest/node'
import { provideChromium } from '../scripts/provide-chromium.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    chromiumPath: string
  }
}

/** What all tests stand on: a PostgreSQL server that may be filled with databases, and a browser. */
export default async function provideForAll(project: TestProject) {
  project.provide('chromiumPath', provideChromium())
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]] as const)
    process.once(signal, () => process.exit(code))
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
