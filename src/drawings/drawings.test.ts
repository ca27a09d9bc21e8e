import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { serviceSections } from '../content/services.ts'
import type { DrawingId } from './index.ts'
import { drawingIds, drawings } from './index.ts'
import { encloses } from './kit/bounds.ts'
import type { Drawing } from './kit/drawing.ts'
import { svgFile } from './kit/svg-file.ts'

const BUDGETS: [prefix: string, kilobytes: number][] = [
  ['hero-', 9],
  ['card-', 3],
  ['leader-', 16],
  ['', 4],
]
const WITHOUT_SIGNAL = /^(leader-|year-20(18|19|20|21|22|23))/
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

  test('marks the one thing that must not break, unless it is a portrait or leads up to one', () => {
    const marked = file.includes('="var(--signal)"')
    expect(marked).toBe(!WITHOUT_SIGNAL.test(id))
  })

  test('needs no page, script or other file', () => {
    expect(file).not.toMatch(/class=|<script|href|url\(|style="|<image|@import|font-face/)
  })

  test('has numbers only', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('carries letters only where they may be read', () => {
    expect(file.includes('<text')).toBe(WITH_LETTERS.test(id))
  })

  test('keeps every mark on its sheet', () => {
    const { frame, drawn } = drawing
    expect(Object.values(frame).every(Number.isInteger)).toBe(true)
    expect(encloses(frame, drawn)).toBe(true)
  })

  test('answers the dark scheme by itself', () => {
    expect(file).toMatch(
      /<style>:root\{[^}]+\}@media\(prefers-color-scheme:dark\)\{:root\{[^}]+\}\}(@media.+)?<\/style>/,
    )
  })

  test('drops its callouts where it is shown too small to read them', () => {
    const width = drawing.frame.right - drawing.frame.left
    const [, limit] =
      file.match(/ and \(max-width:(\d+)px\)\{:root>#n\{display:none\}\}<\/style>/) ?? []
    expect(Boolean(limit)).toBe(id.startsWith('post-') && file.includes('<g id="n"'))
    if (limit) expect((Number(limit) / width) * 13.5).toBeCloseTo(9, 0)
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

test('every service has a drawing of its own', () => {
  const wanted = serviceSections.flatMap(({ services }) =>
    services.map(({ slug }) =>
      slug === 'Technology' ? 'service-technology-industry' : `service-${slug.toLowerCase()}`,
    ),
  )
  expect(drawingIds.filter((id) => id.startsWith('service-')).toSorted()).toEqual(wanted.toSorted())
})
