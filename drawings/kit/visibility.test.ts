import { expect, test } from 'vitest'
import { shape } from './mark.ts'
import { polygon, polyline } from '../../src/drawings/geometry/outline.ts'
import { visibleParts } from '../../src/drawings/geometry/visible-parts.ts'
import { withoutHidden } from './visibility.ts'

const square = (left: number, top: number, side: number) =>
  polygon([left, top], [left + side, top], [left + side, top + side], [left, top + side])
const wall = shape('front', square(40, -10, 20))

test('a line behind a wall is cut where the wall stands', () => {
  expect(
    visibleParts(
      [
        [0, 0],
        [100, 0],
      ],
      wall.pieces,
    ),
  ).toEqual([
    [
      [0, 0],
      [40, 0],
    ],
    [
      [60, 0],
      [100, 0],
    ],
  ])
})

test('a line behind nothing stays whole', () => {
  expect(
    visibleParts(
      [
        [0, 50],
        [100, 50],
      ],
      wall.pieces,
    ),
  ).toEqual([
    [
      [0, 50],
      [100, 50],
    ],
  ])
})

test('a line behind two walls side by side has no piece between them', () => {
  const walls = [...wall.pieces, ...shape('front', square(60, -10, 20)).pieces]
  expect(
    visibleParts(
      [
        [50, 0],
        [70, 0],
      ],
      walls,
    ),
  ).toEqual([])
})

test('what a later face covers is left out', () => {
  const covered = shape('line', polyline([45, 0], [55, 5]))
  expect(withoutHidden([covered, wall])).toEqual([wall])
})

test('what two later faces cover together is left out', () => {
  const covered = shape('top', square(0, 0, 20))
  const halves = [
    square(-10, -10, 20),
    square(10, -10, 20),
    square(-10, 10, 20),
    square(10, 10, 20),
  ]
  expect(withoutHidden([covered, shape('top', ...halves)])).toHaveLength(1)
})

test('what looks out from behind a face stays', () => {
  const peeping = shape('line', polyline([35, 0], [55, 5]))
  expect(withoutHidden([peeping, wall])).toEqual([peeping, wall])
})

test('glass hides nothing', () => {
  const covered = shape('line', polyline([45, 0], [55, 5]))
  const glass = shape('glassTop', square(40, -10, 20))
  expect(withoutHidden([covered, glass])).toEqual([covered, glass])
})
