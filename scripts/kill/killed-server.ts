import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { owner } from '../../test/server/owner.ts'
import { memorySettings, nodeFlags } from '../provide/start-flags.ts'

type Environment = Record<string, string | undefined>

export type WhereItRuns = { dataDir: string; databaseUrl: string | undefined; port: number }

/** A house with an owner that takes as much as it is given, and says little. */
export const environmentAt = ({ port, dataDir, databaseUrl }: WhereItRuns): Environment => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'fatal',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
})

export const killPoints = ['after the file', 'after commit', 'before the answer'] as const

export type Death =
  | { at: (typeof killPoints)[number]; after: number }
  | { afterMs: number }
  | undefined

/** The built server as `npm start` runs it, ready to be written to; with a death at a point it sees to that by itself. */
export async function startToKill(environment: Environment, death: Death) {
  const atPoint = death && 'at' in death
  const preload = atPoint ? ['--import', resolve('scripts/kill/die-at-point.ts')] : []
  const child = spawn(
    process.execPath,
    [...nodeFlags, ...preload, resolve('build/server/index.js')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        ...memorySettings,
        ...environment,
        ...(atPoint ? { KILL_AT: death.at, KILL_AFTER: String(death.after) } : {}),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const gone = once(child, 'exit')
  const abandon = () => void child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  const url = `http://127.0.0.1:${environment.PORT}`
  for (let attempt = 0; child.exitCode === null && child.signalCode === null; attempt++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) break
    if (attempt === 1000) throw new Error('The server was not ready within 30 seconds.')
    await wait(30)
  }
  return { url, child, gone }
}
