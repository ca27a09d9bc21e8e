import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesBelow } from './imports.ts'

type Route = { id: string; module: string; imports?: string[]; css?: string[] }

const manifestFile = filesBelow('build/client/assets').find((file) =>
  /\/manifest-\w+\.js$/.test(file),
)!
const manifest = readFileSync(manifestFile, 'utf8')
const { routes, entry } = JSON.parse(
  manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
) as { routes: Record<string, Route>; entry: Omit<Route, 'id'> }

const isDesk = ({ id }: Route) => id === 'adminlogin' || id.startsWith('admin/')
const all = Object.values(routes)

/** A sheet that a late part shares is named with a '#', which is not in the name of its file. */
const read = (asset: string) => readFileSync(`build/client${asset.replace('#', '')}`, 'utf8')

/** A script and all that it loads at once, from any depth. */
function withImports(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  const named = read(module).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
  for (const [, file] of named) withImports(`/assets/${file}`, seen)
  return seen
}

test('nothing of the desk is in what public pages load', () => {
  expect(all.filter(isDesk).length).toBeGreaterThan(10)
  const loaded = loadedInPublic()
  expect(loaded.size).toBeGreaterThan(10)
  const marks = ['/api/staff/me', 'desk-token', 'desk-main-links']
  const ofDesk = all.filter(isDesk).flatMap(({ module }) => [...withImports(module)])
  for (const mark of marks)
    expect([mark, ofDesk.some((asset) => read(asset).includes(mark))]).toEqual([mark, true])
  const carried = [...loaded].flatMap((asset) =>
    marks.filter((mark) => read(asset).includes(mark)).map((mark) => `${asset}: ${mark}`),
  )
  expect(carried).toEqual([])
  const sheets = new Set(all.filter((one) => !isDesk(one)).flatMap(({ css }) => css ?? []))
  for (const sheet of sheets)
    expect([sheet, read(sheet).includes('.desk-')]).toEqual([sheet, false])
})

test('the editor of posts is at most 160 kB beyond the desk, and no public page loads any of it', () => {
  const scripts = filesBelow('build/client/assets').filter((file) => file.endsWith('.js'))
  const editor = scripts.find((file) => /\/write-desk-[\w-]+\.js$/.test(file))!
  expect(weightBeyondDesk(editor)).toBeLessThan(160 * 1024)
  const name = editor.slice(editor.lastIndexOf('/') + 1)
  const naming = scripts.filter(
    (file) => file !== editor && readFileSync(file, 'utf8').includes(name),
  )
  expect(naming.map((file) => /([\w-]+?)-[\w-]{7}\.js$/.exec(file)?.[1])).toEqual(['write-page'])
  expect([...withImports(assetOf(editor))].some((file) => read(file).includes(lexical))).toBe(true)
  expect([...loadedInPublic()].filter((file) => read(file).includes(lexical))).toEqual([])
})

const lexical = 'data-lexical-'
const assetOf = (file: string) => file.slice(file.indexOf('/assets/'))

function weightBeyondDesk(...files: string[]) {
  const desk = withImports(routes['admin/overview/overview-page']!.module)
  const own = new Set(files.flatMap((file) => [...withImports(assetOf(file))]))
  const weights = [...own]
    .filter((file) => !desk.has(file))
    .map((file) => brotliCompressSync(read(file)).length)
  expect(weights.length).toBeGreaterThan(1)
  return weights.reduce((sum, weight) => sum + weight, 0)
}

const loadedInPublic = () =>
  new Set(
    [entry.module, ...all.filter((one) => !isDesk(one)).map(({ module }) => module)].flatMap(
      (module) => [...withImports(module)],
    ),
  )

test('the editor of pages is at most 180 kB beyond the desk, its rich text included, and no public page names it', () => {
  const scripts = filesBelow('build/client/assets').filter((file) => file.endsWith('.js'))
  const named = (name: string) => scripts.find((file) => file.includes(`/${name}-`))!
  const edit = named('edit-desk')
  const late = ['rich-words-area', 'picture-picker', 'link-picker', 'reference-picker'].map(named)
  const page = routes['admin/edit/edit-page']!.module
  expect(weightBeyondDesk(edit, page, ...late)).toBeLessThan(180 * 1024)
  expect(readFileSync(edit, 'utf8')).toContain('foyer-words')
  expect([...loadedInPublic()].filter((file) => read(file).includes('foyer-words'))).toEqual([])
})

test('the sheet that every page waits for comes in ten packets', () => {
  const [shared] = filesBelow('build/client/assets').filter((file) =>
    /\/shared-[\w-]+\.css$/.test(file),
  )
  const head = 508
  const weight = brotliCompressSync(readFileSync(shared!)).length + head
  expect(weight).toBeGreaterThan(8_000)
  expect(weight).toBeLessThanOrEqual(10 * 1448)
})

test('the script that pages share begins with the note by which Chrome compiles it while it arrives', () => {
  const shared = filesBelow('build/client/assets').filter((file) => /\/shared-\w+\.js$/.test(file))
  expect(shared.length).toBe(1)
  expect(readFileSync(shared[0]!, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
