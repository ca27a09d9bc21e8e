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
  const roots = [entry.module, ...all.filter((one) => !isDesk(one)).map(({ module }) => module)]
  const loaded = new Set(roots.flatMap((module) => [...withImports(module)]))
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

test('the editor is at most 160 kB, and only its own screen names it', () => {
  const scripts = filesBelow('build/client/assets').filter((file) => file.endsWith('.js'))
  const editor = scripts.find((file) => /\/write-desk-[\w-]+\.js$/.test(file))!
  expect(brotliCompressSync(readFileSync(editor)).length).toBeLessThan(160 * 1024)
  expect(readFileSync(editor, 'utf8')).toContain('data-lexical-')
  const name = editor.slice(editor.lastIndexOf('/') + 1)
  const naming = scripts.filter(
    (file) => file !== editor && readFileSync(file, 'utf8').includes(name),
  )
  expect(naming.map((file) => /([\w-]+?)-[\w-]{8}\.js$/.exec(file)?.[1])).toEqual(['write-page'])
  const carrying = scripts.filter((file) => readFileSync(file, 'utf8').includes('data-lexical-'))
  expect(carrying).toEqual([editor])
})

test('the editor of pages is at most 180 kB beyond the desk, and no public page names it', () => {
  const routeOf = (id: string) => routes[id]!.module
  const scripts = filesBelow('build/client/assets').filter((file) => file.endsWith('.js'))
  const edit = scripts.find((file) => /\/edit-desk-[\w-]+\.js$/.test(file))!
  const asset = edit.slice(edit.indexOf('/assets/'))
  const desk = withImports(routeOf('admin/overview/overview-page'))
  const own = [...withImports(asset), ...withImports(routeOf('admin/edit/edit-page'))].filter(
    (file) => !desk.has(file),
  )
  expect(own.length).toBeGreaterThan(1)
  const weights = [...new Set(own)].map((file) => brotliCompressSync(read(file)).length)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(180 * 1024)
  expect(readFileSync(edit, 'utf8')).toContain('foyer-words')
  const roots = [entry.module, ...all.filter((one) => !isDesk(one)).map(({ module }) => module)]
  const loaded = new Set(roots.flatMap((module) => [...withImports(module)]))
  expect([...loaded].filter((file) => read(file).includes('foyer-words'))).toEqual([])
})

test('the sheet that every page waits for comes in ten packets', () => {
  const [shared] = filesBelow('build/client/assets').filter((file) =>
    /\/shared-[\w-]+\.css$/.test(file),
  )
  const weight = brotliCompressSync(readFileSync(shared!)).length
  expect(weight).toBeGreaterThan(8_000)
  expect(weight).toBeLessThan(15_000)
})
