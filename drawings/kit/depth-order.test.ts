import { expect, test } from 'vitest'
import type { Extent } from './depth-order.ts'
import { inDepthOrder } from './depth-order.ts'

const SHEET = { left: 0, top: 0, right: 100, bottom: 100 }
const cube = (name: string, x: number, y: number, z: number, bounds = SHEET) => {
  const extent: Extent = { x: [x, x + 10], y: [y, y + 10], z: [z, z + 10] }
  return { name, extent, bounds }
}
const order = (...cubes: ReturnType<typeof cube>[]) => inDepthOrder(cubes).map(({ name }) => name)

test('a box behind another comes first, whichever was added first', () => {
  expect(order(cube('near', 0, 0, 0), cube('far', 0, 20, 0))).toEqual(['far', 'near'])
  expect(order(cube('far', 0, 20, 0), cube('near', 0, 0, 0))).toEqual(['far', 'near'])
})

test('a box on the left comes before the one on its right', () => {
  expect(order(cube('right', 10, 0, 0), cube('left', 0, 0, 0))).toEqual(['left', 'right'])
})

test('a box comes before what stands on it', () => {
  expect(order(cube('lid', 0, 0, 10), cube('foot', 0, 0, 0))).toEqual(['foot', 'lid'])
})

test('a row of boxes added at random comes out from back to front', () => {
  const row = [3, 1, 4, 0, 2].map((place) => cube(`row ${place}`, 0, place * 10, 0))
  expect(order(...row)).toEqual(['row 4', 'row 3', 'row 2', 'row 1', 'row 0'])
})

test('boxes that interlock keep the order they were added in', () => {
  expect(order(cube('first', 0, 0, 0), cube('second', 5, 5, 5))).toEqual(['first', 'second'])
})

test('boxes apart on the sheet keep the order they were added in', () => {
  const elsewhere = { left: 200, top: 0, right: 300, bottom: 100 }
  expect(order(cube('near', 0, 0, 0), cube('far', 0, 90, 0, elsewhere))).toEqual(['near', 'far'])
})

test('lines that cross do not order each other, so a route may go around a box', () => {
  const leg = (name: string, x: number, y: number) => ({ ...cube(name, x, y, 0), thin: true })
  const box = cube('box', 0, 0, 0)
  expect(order(leg('beside', 10, 5), leg('behind', 5, 10), box)).toEqual([
    'behind',
    'box',
    'beside',
  ])
})
