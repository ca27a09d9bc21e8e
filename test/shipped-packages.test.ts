import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strayPackages } from './house-rules.ts'
import { filesBelow, type Import, importsOf, isCode } from './imports.ts'

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
