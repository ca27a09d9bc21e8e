import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { providePostgres } from '../../scripts/provide/provide-postgres.ts'
import { freePort } from '../server/free-port.ts'

/** How the server is told to go: it breaks all connections off, or dies as in a crash. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export type PostgresServer = {
  url: string
  stop: () => Promise<void>
  /** The same server again, at the same address, over what it had written. */
  restart: (how: keyof typeof signals) => Promise<void>
}

/** A throw-away server of our own, below `scratch`: no privileges, no address but 127.0.0.1. */
export async function startPostgres(
  scratch: string,
  more: Record<string, string | number> = {},
): Promise<PostgresServer> {
  const directory = join(scratch, 'postgres')
  mkdirSync(directory)
  const programs = providePostgres(directory)
  const account = unprivileged()
  const options: SpawnOptions = {
    ...account,
    cwd: directory,
    env: {
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
      LD_LIBRARY_PATH: programs.libraries ?? '',
    },
  }
  const data = join(directory, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  for (const above of [scratch, directory]) chmodSync(above, 0o755)
  if (account) chownSync(data, account.uid, account.gid)
  execFileSync(
    programs.initdb,
    [
      '--pgdata',
      data,
      '--username=foyer',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] } as object,
  )

  const port = await freePort()
  const url = `postgres://foyer@127.0.0.1:${port}/postgres`
  const launch = async () => {
    const server = spawn(programs.postgres, ['-D', data, ...settings(port, more)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaints = ''
    server.stderr?.on('data', (chunk: Buffer) => (complaints += chunk))
    try {
      await answers(url, server)
    } catch (error) {
      server.kill('SIGQUIT')
      throw new Error(`PostgreSQL did not start.\n${complaints}`, { cause: error })
    }
    return server
  }
  let server = await launch()
  const abandon = () => void server.kill('SIGQUIT')
  process.once('exit', abandon)
  const end = async (how: keyof typeof signals) => {
    if (server.exitCode !== null) return
    server.kill(signals[how])
    await once(server, 'exit')
  }
  return {
    url,
    async stop() {
      process.off('exit', abandon)
      await end('fast')
    },
    async restart(how) {
      await end(how)
      server = await launch()
    },
  }
}

const settings = (port: number, more: Record<string, string | number>) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...more,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([known]) => known === name))
    .find(Boolean)
  if (!account)
    throw new Error(
      "PostgreSQL refuses to run as root, and there is no user 'postgres' or 'nobody'.",
    )
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function answers(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('It did not answer within 30 seconds.')
}
