import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, type Import, importsOf, isCode, isTest } from './imports.ts'

/** Which feature may call which other's operations. It must stay free of circles. */
const mayCall: Record<string, string[]> = {
  sessions: ['staff'],
  history: ['sessions', 'staff'],
  jobs: ['sessions', 'history', 'settings'],
  team: ['sessions', 'staff', 'history'],
  trash: ['sessions', 'jobs', 'posts', 'submissions'],
  posts: ['sessions', 'history', 'settings', 'search', 'media'],
  media: ['sessions', 'history'],
  documents: ['sessions', 'history', 'settings', 'media', 'posts'],
  presence: ['sessions', 'staff', 'documents'],
  publications: ['sessions', 'history', 'documents', 'gate'],
  submissions: ['sessions', 'staff', 'history', 'jobs', 'search'],
  mails: ['sessions', 'staff', 'history', 'submissions'],
  desk: ['sessions', 'staff', 'search', 'jobs', 'posts', 'submissions', 'mails'],
  // What is drawn is judged before it is public.
  gate: ['sessions', 'documents', 'media'],
  enquiries: ['submissions', 'challenges'],
  applications: ['submissions', 'jobs'],
  previews: ['sessions', 'staff', 'history', 'documents'],
  missed: ['sessions', 'history', 'documents'],
  pictures: ['sessions', 'settings', 'documents', 'posts', 'media'],
  // A pack holds what four others keep, in one transaction.
  packs: ['sessions', 'settings', 'documents', 'posts', 'jobs', 'media'],
  guide: ['sessions', 'settings', 'documents', 'posts', 'jobs'],
  'api-docs': ['sessions', 'staff'],
}

const ours = filesBelow('src', 'migrations', 'scripts', 'drawings')
const code = ours.filter((file) => isCode(file) && !isTest(file))
const imports = code.flatMap(importsOf)
const isOurs = ({ to }: Import) => /^(src|migrations|scripts|drawings|test)\//.test(to)
const said = (offenders: Import[]) => offenders.map(({ from, to }) => `${from} imports ${to}`)
const importsFrom = (room: RegExp) => imports.filter((one) => isOurs(one) && room.test(one.from))

test('the rules see the code', () => {
  expect(code.length).toBeGreaterThan(50)
  expect(said(imports)).toContain('src/serve.ts imports src/app.ts')
  expect(said(imports)).toContain('src/serve.ts imports src/config.ts')
})

test('only the start builds the app, and nobody imports the start', () => {
  const offenders = imports.filter(
    ({ from, to }) =>
      to === 'src/main.ts' ||
      (to === 'src/serve.ts' && from !== 'src/main.ts') ||
      (to === 'src/app.ts' && !/^(src\/serve|scripts\/[\w/-]+)\.ts$/.test(from)),
  )
  expect(said(offenders)).toEqual([])
})

test('drawings import nothing of ours', () => {
  expect(
    said(importsFrom(/^src\/drawings\//).filter(({ to }) => !to.startsWith('src/drawings/'))),
  ).toEqual([])
})

test('the platform knows no product noun: it imports the platform only', () => {
  expect(
    said(importsFrom(/^src\/platform\//).filter(({ to }) => !to.startsWith('src/platform/'))),
  ).toEqual([])
})

test('our own parts in web/ui load no data and know no page: they import each other only', () => {
  expect(
    said(importsFrom(/^src\/web\/ui\//).filter(({ to }) => !to.startsWith('src/web/ui/'))),
  ).toEqual([])
})

test('features stand on the platform and on declared features, whose stores stay their own', () => {
  const offenders = importsFrom(/^src\/features\//).filter(({ from, to }) => {
    if (to.startsWith('src/platform/')) return false
    const [own, other] = [featureOf(from), featureOf(to)]
    if (!other) return true
    return own !== other && (!mayCall[own!]?.includes(other) || /-(store|api|emails)\.ts$/.test(to))
  })
  expect(said(offenders)).toEqual([])
})

test('each feature that is declared to be called by another one is', () => {
  const calls = importsFrom(/^src\/features\//).map(
    ({ from, to }) => `${featureOf(from)} ${featureOf(to)}`,
  )
  const declared = Object.entries(mayCall).flatMap(([from, to]) =>
    to.map((one) => `${from} ${one}`),
  )
  expect(declared.filter((call) => !calls.includes(call))).toEqual([])
})

test('the declared list of features has no circle', () => {
  const reaches = (from: string, path: string[] = []): string[] =>
    path.includes(from)
      ? [[...path, from].join(' → ')]
      : (mayCall[from] ?? []).flatMap((to) => reaches(to, [...path, from]))
  expect(Object.keys(mayCall).flatMap((feature) => reaches(feature))).toEqual([])
})

test('pages import operations and schemas of features, words, our parts and what every page shares', () => {
  const offenders = importsFrom(/^src\/web\/(site|admin)\//).filter(({ from, to }) => {
    const own = from.split('/').slice(0, 3).join('/')
    if (featureOf(to)) return /-(store|api|emails)\.ts$/.test(to)
    return (
      !to.startsWith(`${own}/`) &&
      !/^src\/(platform\/words|web\/(ui|directory|start))\/|^src\/web\/[^/]+$/.test(to) &&
      !drawingsForPages(from, to) &&
      !pageOfPosts(from, to)
    )
  })
  expect(said(offenders)).toEqual([])
})

/** A page's server half may read which file holds which drawing, and write signatures. */
const drawingsForPages = (from: string, to: string) =>
  from.endsWith('.server.ts') && to.startsWith('src/drawings/')

/** Those who write see the page of a post or of a job itself, and the sanitizer of posts is the only one. */
const pageOfPosts = (from: string, to: string) =>
  (from.startsWith('src/web/admin/write/') && to.startsWith('src/web/site/insights/')) ||
  (from.startsWith('src/web/admin/jobs/') && to.startsWith('src/web/site/careers/job-')) ||
  // The shelf shows each block as pages draw it.
  (from.startsWith('src/web/admin/edit/shelf/') &&
    /^src\/web\/site\/page\/(block-section|page-view)\.tsx?$/.test(to))

test('what every page shares imports neither site nor admin, except the lists of addresses and of their queries, and the wrapper of what the server draws', () => {
  const offenders = importsFrom(/^src\/web\/(start\/)?[^/]+$/).filter(
    ({ from, to }) =>
      /^src\/web\/(site|admin)\//.test(to) &&
      !/^src\/web\/(routes|page-queries)\.ts$/.test(from) &&
      !/error|server-parts\.server/.test(to),
  )
  expect(said(offenders)).toEqual([])
})

test('browser code gets types of server modules at most', () => {
  const offenders = importsFrom(/^src\/web\/(site|admin|ui)\/.*\.tsx$/).filter(
    ({ to, typeOnly }) => !typeOnly && /-store\.ts$|^src\/platform\/|^src\/config\.ts$/.test(to),
  )
  expect(said(offenders)).toEqual([])
})

test('the drawing tool knows the colours of the product, and what both draw with', () => {
  const offenders = importsFrom(/^drawings\//).filter(
    ({ to }) => !/^(drawings|src\/drawings|src\/features\/documents\/brand)\//.test(to),
  )
  expect(said(offenders)).toEqual([])
})

test('migrations import only kysely', () => {
  const offenders = imports.filter(
    ({ from, to }) => /^migrations\/\d/.test(from) && to !== 'kysely',
  )
  expect(said(offenders)).toEqual([])
})

test('the product imports neither tests nor scripts, and not the drawing tool', () => {
  const offenders = imports.filter(
    ({ from, to }) => /^(src|migrations)\//.test(from) && /^(test|scripts|drawings)\//.test(to),
  )
  expect(said(offenders)).toEqual([])
})

test('the environment is read by the configuration only', () => {
  const offenders = code.filter(
    (file) =>
      file.startsWith('src/') &&
      !/^src\/(config|main|serve)\.ts$/.test(file) &&
      readFileSync(file, 'utf8').includes('process.env'),
  )
  expect(offenders).toEqual([])
})

test('what has no home has not been named yet: no utils, lib, helpers, common, types, hooks', () => {
  const drawers = /(^|\/)(utils?|lib|helpers?|common|types|hooks|misc|shared)(\/|\.\w+$)/
  expect([...ours, ...filesBelow('test')].filter((file) => drawers.test(file))).toEqual([])
})

test('a file can be found by its name alone; the drawings of the sample aside', () => {
  const named = [...ours, ...filesBelow('test')].filter(
    (file) => !file.endsWith('/index.ts') && !file.startsWith('drawings/scenes/'),
  )
  const byName = Map.groupBy(named, (file) => basename(file))
  const twice = [...byName.values()].filter((files) => files.length > 1).flat()
  expect(twice.sort((a, b) => basename(a).localeCompare(basename(b)))).toEqual([])
})

test('names are written in kebab-case', () => {
  const named = [...ours, ...filesBelow('test')].map((file) => basename(file))
  expect(named.filter((name) => !/^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/.test(name))).toEqual([])
})

test('no file is longer than 250 lines', () => {
  const long = ours
    .filter((file) => /\.(ts|tsx|js|css)$/.test(file) && !isTest(file))
    .map((file) => `${file}: ${readFileSync(file, 'utf8').split('\n').length}`)
    .filter((line) => Number(line.split(': ')[1]) > 251)
  expect(long).toEqual([])
})

test('each decision is in the index of decisions, once, and the index names no other', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const named = [...index.matchAll(/\]\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, file]) => file)
  const there = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
  expect(named).toEqual(there.sort())
})

test('whoever has a version manager gets the Node that the project brings', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node)
})

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
