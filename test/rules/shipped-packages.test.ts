import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ask } from '../server/ask.ts'
import { strayPackages } from './house-rules.ts'
import { filesBelow, type Import, importsOf, isCode } from './imports.ts'
import { startSite } from '../server/site.ts'

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const missing = (imports: Import[]) =>
  strayPackages(imports, Object.keys(dependencies), []).undeclared

/** What a file loads when it is run, and what that loads in turn. */
function loadedFrom(files: string[], seen = new Set<string>()): Import[] {
  return files.flatMap((file) => {
    if (seen.has(file) || !isCode(file) || !existsSync(file)) return []
    seen.add(file)
    const imports = importsOf(file).filter(({ typeOnly }) => !typeOnly)
    const ours = imports.map(({ to }) => to)
    return [...imports, ...loadedFrom(ours, seen)]
  })
}

test('the commands of operators run where only `npm ci --omit=dev` has run', () => {
  const commands = Object.values<string>(scripts).flatMap((line) =>
    [...line.matchAll(/--experimental-strip-types .*?(scripts\/[\w-]+\.ts)/g)].map(
      ([, file]) => file!,
    ),
  )
  expect(commands).toContain('scripts/staff.ts')
  const imports = loadedFrom([...new Set(commands)])
  expect(imports.map(({ to }) => to)).toContain('kysely')
  expect(missing(imports)).toEqual([])
})

test('issue 13: an old Node is refused in one sentence by the commands of operators, too', () => {
  for (const [name, line] of Object.entries<string>(scripts))
    if (line.includes('--experimental-strip-types'))
      expect([name, line]).toEqual([
        name,
        expect.stringMatching(/^node src\/refuse-old-node\.js && /),
      ])
})

test('so does the server that was built', () => {
  const loading = /^(?:import|export)\b[^"\n]*?"([^".][^"]*)";?$|\bimport\("([^".][^"]*)"\)/gm
  const imports = filesBelow('build/server')
    .filter((file) => file.endsWith('.js'))
    .flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(loading)].map(([, fixed, late]) => ({
        from,
        to: fixed ?? late!,
        typeOnly: false,
      })),
    )
  expect(imports.map(({ to }) => to)).toContain('sharp')
  expect(missing(imports)).toEqual([])
})

test('nothing but Node’s own is loaded before an old Node is refused', () => {
  const text = readFileSync('build/server/index.js', 'utf8')
  const fixed = /^(?:import\b[^"'();]*|export\b[^"'();]*\bfrom\s*)["']([^"']+)["']/gm
  const loaded = [...text.matchAll(fixed)].map(([, to]) => to!)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((to) => !to.startsWith('node:'))).toEqual([])
  const refusal = text.indexOf('Foyer needs Node')
  expect(refusal).toBeGreaterThan(0)
  expect(text.search(/\bimport\(/)).toBeGreaterThan(refusal)
})

/** A folder with what was built, the packs, and the packages that `npm ci --omit=dev` would install. */
function shipped() {
  const folder = mkdtempSync(join(inject('scratch'), 'shipped-'))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const isInstalled = (path: string) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !packages[path]!.dev && existsSync(path)
  const installed = Object.keys(packages).filter(isInstalled)
  expect(installed.length).toBeGreaterThan(100)
  for (const path of ['package.json', 'build', 'packs', ...installed]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
  return folder
}

test('the server starts and draws pages with no other packages', async () => {
  const program = join(shipped(), 'build/server/index.js')
  const site = await startSite({}, 'sqlite', ([node = '']) => [
    node,
    // Packages are looked for where the links are, not where they lead.
    '--preserve-symlinks',
    '--preserve-symlinks-main',
    program,
  ])
  onTestFinished(async () => void (await site.stop()))
  expect((await ask(site.url, '/readyz')).status).toBe(200)
  expect((await ask(site.url, '/work')).status).toBe(200)
})
