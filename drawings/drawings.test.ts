import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { sample } from '../test/sample/sample-documents.ts'
import type { DrawingId } from './index.ts'
import { drawingIds, drawings } from './index.ts'
import { encloses } from '../src/drawings/geometry/bounds.ts'
import type { Drawing } from './kit/drawn.ts'
import { svgFile } from './kit/write-svg.ts'

const BUDGETS: [prefix: string, kilobytes: number][] = [
  ['hero-', 9],
  ['card-', 3],
  ['case-', 5.5],
  ['service-data-artificial-intelligence', 4.5],
  ['', 4],
]
const WITHOUT_SIGNAL = /^year-20(18|19|20|21|22|23)/
const WITH_LETTERS = /^(hero-|service-|case-|product-|post-figure-|estimate$)/

describe.each(drawingIds)('%s', (id: DrawingId) => {
  let drawing: Drawing
  let file: string

  beforeAll(() => {
    drawing = drawings[id]()
    file = svgFile(drawing)
  })

  test('is the same each time it is drawn', () => {
    expect(svgFile(drawings[id]())).toBe(file)
  })

  test('says what it shows', () => {
    expect(drawing.id).toBe(id)
    expect(drawing.title.length).toBeGreaterThan(5)
    expect(drawing.description).toMatch(/^[A-Z].{20,}\.$/)
  })

  test('marks the one thing that must not break, unless it leads up to one', () => {
    const marked = file.includes('="var(--signal)"')
    expect(marked).toBe(!WITHOUT_SIGNAL.test(id))
  })

  test('needs no page, script or other file', () => {
    expect(file).not.toMatch(/class=|<script|href|url\(|style="(?!--s:)|<image|@import|font-face/)
  })

  test('has numbers only', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('carries letters only where they may be read', () => {
    expect(file.includes('<text')).toBe(WITH_LETTERS.test(id))
  })

  test('keeps every mark on its sheet; the callouts of a hero may hang over', () => {
    const { frame, drawn, bare } = drawing
    expect(Object.values(frame).every(Number.isInteger)).toBe(true)
    expect(encloses(frame, id.startsWith('hero-') ? bare : drawn)).toBe(true)
  })

  test('has no note on a face or on another note', () => {
    expect(drawing.crowded?.() ?? []).toEqual([])
  })

  test('answers the dark scheme by itself', () => {
    expect(file).toMatch(
      /<style>:root\{[^}]+\}@media\(prefers-color-scheme:dark\)\{:root\{[^}]+\}\}([@#].+)?<\/style>/,
    )
  })

  test('shows no letters as an image, a figure of a post none under 11 px', () => {
    const width = drawing.frame.right - drawing.frame.left
    const [, where = ''] = file.match(/@media ([^{]+)\{:root\{--letters:hidden\}\}/) ?? []
    expect(Boolean(where)).toBe(file.includes('var(--letters,'))
    if (!where || !id.startsWith('post-')) return
    const limit = Number(where.match(/max-width:(\d+)px/)?.[1])
    const sizes = [...file.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(((limit + 1) / width) * Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  })

  test('stays in its budget', () => {
    const [, kilobytes = 0] = BUDGETS.find(([prefix]) => id.startsWith(prefix)) ?? []
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(kilobytes * 1000)
  })
})

test('a hero lends its run and its callouts to the page one by one', () => {
  for (const id of drawingIds.filter((one) => one.startsWith('hero-'))) {
    expect(svgFile(drawings[id]())).toMatch(
      /<g id="d".*<g id="s".*stroke-dashoffset="var\(--run,0\)".*<g id="n"/,
    )
  }
})

const rises = drawingIds.filter((id) => /^(hero|service|case|product)-/.test(id))

test('only drawings that pages bring in with <use> can rise, and they can', () => {
  const lifted = drawingIds.filter((id) => svgFile(drawings[id]()).includes('--sunk'))
  expect(lifted.toSorted()).toEqual(rises.toSorted())
})

test('the grounds of the heroes lie on one grid, so that it stays when they follow one another', () => {
  const corners = drawingIds
    .filter((id) => id.startsWith('hero-'))
    .map((id) => {
      const ground = drawings[id]().groups.drawing.match(
        /<g id="g">.*?<path [^>]*opacity=".2"[^>]*d="m([-\d.]+) ?([-\d.]+)/,
      )
      const { left, top } = drawings[id]().frame
      const [x, y] = [Number(ground?.[1]) - left, Number(ground?.[2]) - top]
      return [(x * 0.866 + y / 2) / 50, (x / 2 - y * 0.866) / 50]
    })
  const [first = []] = corners
  for (const corner of corners)
    for (const [axis, place] of corner.entries()) {
      const away = place - (first[axis] ?? 0)
      expect(Math.abs(away - Math.round(away))).toBeLessThan(0.03)
    }
})

test('every service has a drawing of its own', () => {
  const wanted = sample.services.map(({ drawing }) => drawing!)
  expect(drawingIds.filter((id) => id.startsWith('service-')).toSorted()).toEqual(wanted.toSorted())
})
