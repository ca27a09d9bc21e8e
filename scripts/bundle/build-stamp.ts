import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const stamp = 'build/stamp'
const sources = [
  'src',
  'migrations',
  'public/locales',
  ...globSync('packs/*/drawings'),
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Tests, and what the build itself makes. */
const notSource = /\.test\.tsx?$|src.drawings.manifest\.json$|ui[\\/]fonts[\\/]/

export const buildIsCurrent = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfSources()

export function stampBuild() {
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, stampOfSources())
}

function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).toSorted())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile() && !notSource.test(name))
}
