import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import type { Engine } from '../../src/platform/db/database.ts'
import { bundledCheck } from '../run/bundled-check.ts'
import { owner } from './owner.ts'
import { metricsToken } from './figures.ts'
import { freePort } from './free-port.ts'
import { migratedDatabase } from '../database/fresh-database.ts'
import type { Template } from '../database/migrated-databases.ts'
import { noteRunning } from '../run/running-servers.ts'

export type Environment = Record<string, string | undefined>

const program = resolve('build/server/index.js')

const { PATH, NODE_COMPILE_CACHE } = process.env
const always = { PATH, NODE_COMPILE_CACHE, TZ: 'UTC', NODE_ENV: 'production' }

/** The built server as an operator runs it. Only what is given here is in its environment. */
export function runServer(
  environment: Environment,
  wrap = (command: string[]) => command,
  scratch = inject('scratch'),
) {
  if (!existsSync(program)) throw new Error('There is no build to test. Run `npm run build` first.')
  const [command = '', ...args] = wrap([
    process.execPath,
    '--import',
    bundledCheck(scratch),
    program,
  ])
  const child = spawn(command, args, {
    env: { ...always, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  noteRunning(scratch, child)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  /** What the server has logged as a warning or worse since this was last asked. */
  let seen = 0
  const complaints = () => {
    const fresh = lines.slice(seen)
    seen = lines.length
    return fresh
      .filter((line) => /^\{"level":(40|50|60)/.test(line) && !isDelay.test(line))
      .map((line) => line.slice(0, 500))
  }
  return { child, lines, ended, complaints }
}

/** On a busy machine the database may be late: that is said, and asked again. */
const isDelay = /The database does not answer: (it took too long|timeout exceeded)/

export type Site = {
  url: string
  port: number
  environment: Environment
  lines: string[]
  complaints: () => string[]
  child: ChildProcess
  ended: Promise<number | null>
  stop: () => Promise<number | null>
}

/** A site of its own, ready to be visited, with a fresh database unless the environment names one. */
export async function startSite(
  environment: Environment = {},
  engine: Engine = 'sqlite',
  wrap?: (command: string[]) => string[],
  scratch?: string,
): Promise<Site> {
  const database = environment.DATA_DIR
    ? undefined
    : await migratedDatabase(engine, templateFor(environment), scratch)
  const port = await freePort()
  const complete: Environment = {
    PORT: String(port),
    RATE_LIMIT: 'off',
    METRICS_TOKEN: metricsToken,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...(database ? { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl } : {}),
    ...environment,
  }
  const server = runServer(complete, wrap, scratch)
  const url = `http://127.0.0.1:${port}`
  try {
    await isReady(url, server)
  } catch (error) {
    await database?.remove()
    throw error
  }
  return {
    ...server,
    url,
    port,
    environment: complete,
    async stop() {
      server.child.kill('SIGTERM')
      const code = await server.ended
      await database?.remove()
      return code
    },
  }
}

/** Who asks for another first start than the usual one has all of it. */
function templateFor(environment: Environment): Template {
  if (environment.SAMPLE_DATA === 'off') return 'migrated'
  return 'ADMIN_EMAIL' in environment || 'ADMIN_PASSWORD' in environment ? 'sampled' : 'opened'
}

async function isReady(url: string, { child, lines }: ReturnType<typeof runServer>) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}:\n${lines.join('\n')}`)
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    // Another server may have had the port for a moment; it is ours that has to answer there.
    if (answer?.ok && lines.some((line) => line.includes('Foyer is open:'))) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready within 30 seconds:\n${lines.join('\n')}`)
}
