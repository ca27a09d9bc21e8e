import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/bounds.ts'
import { COS_30, SIN_30 } from '../geometry/projection.ts'
import { MOST, NARROW, PLOT, cells, columnsOf, cornerOf, sheetOf } from './city-plan.ts'
import { composeMap, composeNarrowMap } from './compose-map.ts'
import { inLines } from './map-labels.ts'
import { Streets } from './streets.ts'

const scene = {
  svg: '<path d="m0 0h1"/>',
  at: [0, 0] as [number, number],
  walls: [[0, 0, 9, 0, 9, 9]],
}
const townOf = (...labels: string[]) => ({
  places: labels.map((label) => ({
    label,
    group: 'all',
    kind: 'service' as const,
    scene,
  })),
  relations: [],
  words: { title: 'Everything', description: 'All that there is.' },
  style: () => '',
})

test('what is related to nothing has a plot all the same', () => {
  const alone = townOf('One', 'Two', 'Three')
  const svg = composeMap(alone)
  expect([...svg.matchAll(/<g id="m-/g)]).toHaveLength(3)
  expect(svg + composeNarrowMap(alone)).not.toMatch(/NaN|undefined/)
})

test('a name is text, whatever it says', () => {
  const svg = composeMap(townOf('R&D <b>', '</text><script>'))
  expect(svg).toContain('1 R&amp;D &lt;b&gt;')
  expect(svg).not.toMatch(/<b>|<script/)
})

test.each([1, 7, 38, MOST])('%i plots lie on their sheet, and none on another', (count) => {
  for (const columns of [columnsOf(count), NARROW]) {
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

test('a long name stands in two lines, and a longer one ends where the next street begins', () => {
  expect(inLines('DevOps')).toEqual(['DevOps'])
  expect(inLines('Import, export, manufacturing')).toEqual(['Import, export,', 'manufacturing'])
  expect(inLines('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsges…'])
  expect(inLines('データ基盤の設計と運用の支援サービス')).toEqual(['データ基盤の設計と運用の…'])
  expect(inLines('Data platform')).toEqual(['Data platform'])
})
