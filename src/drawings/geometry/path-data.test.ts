import { expect, test } from 'vitest'
import { type Outline, circle, polygon, polyline } from './outline.ts'
import { pathData } from './path-data.ts'

const stroke = (...outlines: Outline[]) => ({ outlines })

test('lines are relative, with one decimal at most', () => {
  const line = stroke(polyline([10, 10], [10.26, 20.04], [8, 20.04]))
  expect(pathData([line])).toBe('m10 10 .3 10h-2.3')
})

test('equal shapes give equal text wherever they stand', () => {
  const roof = (x: number, y: number) =>
    stroke(polygon([x, y], [x + 8.66, y + 5], [x + 8.66, y + 9], [x, y + 4]))
  const [first, second] = pathData([roof(0.33, 0.71), roof(100.48, 3.09)]).split('z')
  expect(first?.slice(first.indexOf(' ') + 1).replace(/^\S+ /, '')).toBe(
    second?.slice(second.indexOf(' ') + 1).replace(/^\S+ /, ''),
  )
})

test('the pen goes on from where the last mark ended', () => {
  const strokes = [polyline([0, 0], [0, 10]), polyline([5, 10], [5, 0])]
  expect(pathData([stroke(...strokes)])).toBe('m0 0v10m5 0v-10')
})

test('a circle is two arcs', () => {
  expect(pathData([stroke(circle([10, 10], 5))])).toBe('m5 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0z')
})
