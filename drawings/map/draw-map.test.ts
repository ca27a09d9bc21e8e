import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { sample } from '../../test/sample/sample-documents.ts'
import { districtsOf, relationsOf } from '../../src/features/documents/read/districts.ts'
import { type DrawingId, drawings } from '../index.ts'
import { boundsOf } from '../kit/bounds.ts'
import { COS_30, SIN_30 } from '../kit/projection.ts'
import { NARROW, PLOT, WIDE, cells, cornerOf, sheetOf } from './city-plan.ts'
import { drawMap } from './draw-map.ts'
import { inLines } from './map-labels.ts'
import { Streets } from './streets.ts'

const words = { title: 'Everything', description: 'All that there is.' }
const districts = districtsOf(sample)
const relations = relationsOf(districts)
const places = districts.map(({ drawing, ...place }) => ({
  ...place,
  drawing: drawings[drawing as DrawingId](),
}))
const idsIn = (svg: string, kind: string) =>
  [...svg.matchAll(new RegExp(`<g id="${kind}-([^"]+)"`, 'g'))].map(([, id]) => id)

let wide: string
let narrow: string

beforeAll(() => {
  const drawn = drawMap(places, relations, words)
  wide = drawn.map.svg
  narrow = drawn['map-narrow'].svg
}, 60_000)

test('every service, case and product stands on the map exactly once', () => {
  const all = [...sample.services, ...sample.cases, ...sample.products].map(({ id }) => id)
  expect(districts.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
  expect(idsIn(wide, 'm')).toEqual(districts.map(({ id }) => id))
  expect(new Set(idsIn(wide, 'm')).size).toBe(all.length)
})

test('its relations are those of the content, each drawn as a way', () => {
  const named = districts.flatMap(({ id, names }) =>
    names.map((name) => [id, name].toSorted().join(' and ')),
  )
  const drawn = relations.map(([one, other]) =>
    [districts[one]!.id, districts[other]!.id].toSorted().join(' and '),
  )
  expect(drawn.toSorted()).toEqual([...new Set(named)].toSorted())
  expect(idsIn(wide, 'w')).toEqual(districts.map(({ id }) => id))
})

test('what is related to nothing has a plot all the same', () => {
  const alone = drawMap(places.slice(0, 3), [], words).map.svg
  expect(idsIn(alone, 'm')).toHaveLength(3)
  expect(alone).not.toMatch(/NaN|undefined/)
})

test('a map of forty places is 35 kB at most', () => {
  expect(brotliCompressSync(wide).length).toBeLessThanOrEqual(35_000)
  expect(brotliCompressSync(narrow).length).toBeLessThanOrEqual(4_000)
})

test('it takes the colours of the page, and needs no page', () => {
  expect(wide).not.toMatch(/class=|<script|href|url\(|style="|<image|@import|NaN|undefined/)
  expect(wide).toContain('@media(prefers-color-scheme:dark)')
  expect(wide).not.toContain('="var(--signal)" d')
})

test.each([1, 7, 38, 60])('%i plots lie on their sheet, and none on another', (count) => {
  for (const columns of [WIDE, NARROW]) {
    const { left, top, width, height } = sheetOf(count, columns)
    const all = cells(count, columns)
    expect(new Set(all.map(String)).size).toBe(count)
    for (const [x, y] of all.map(cornerOf)) {
      const {
        left: start,
        right,
        top: highest,
        bottom,
      } = boundsOf([
        [x, y],
        [x + PLOT[0] * COS_30, y + PLOT[0] * SIN_30],
        [x + PLOT[1] * SIN_30, y - PLOT[1] * COS_30],
      ])
      expect(start).toBeGreaterThan(left)
      expect(highest).toBeGreaterThan(top)
      expect(right).toBeLessThan(left + width)
      expect(bottom).toBeLessThan(top + height)
    }
  }
})

test('a way leads through streets from door to door', () => {
  const plots = cells(10, 5)
  const way = new Streets(plots).way(plots[0]!, plots[9]!)
  expect(way[0]?.[0]).toBe('0,0 door')
  expect(way.at(-1)?.[1]).toBe(`${plots[9]!.join(',')} door`)
  for (const [index, [from]] of way.slice(1).entries()) expect(way[index]?.[1]).toBe(from)
})

test('long names stand in two lines', () => {
  expect(inLines('DevOps')).toEqual(['DevOps'])
  expect(inLines('Import, export, manufacturing')).toEqual(['Import, export,', 'manufacturing'])
  expect(inLines('Donaudampfschifffahrtsgesellschaft')).toHaveLength(1)
})
