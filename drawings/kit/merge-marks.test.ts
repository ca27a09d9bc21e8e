import { expect, test } from 'vitest'
import { shape } from './mark.ts'
import type { Mark } from './mark.ts'
import { merged } from './merge-marks.ts'
import { polygon } from '../../src/drawings/geometry/outline.ts'
import type { PaintName } from './paint.ts'

const square = (paint: PaintName, left: number) =>
  shape(paint, polygon([left, 0], [left + 10, 0], [left + 10, 10], [left, 10]))
const paints = (...marks: Mark[]) =>
  merged(marks).map((layer) => layer.kind === 'shapes' && layer.paint)

test('marks of one paint that lie apart become one path', () => {
  expect(paints(square('top', 0), square('front', 20), square('top', 40))).toEqual(['top', 'front'])
})

test('faces that share an edge become one path', () => {
  expect(paints(square('top', 0), square('top', 10))).toEqual(['top'])
})

test('a face over another of its paint stays above it', () => {
  expect(paints(square('top', 0), square('top', 5))).toEqual(['top', 'top'])
})

test('a face does not slip under what it covers', () => {
  expect(paints(square('top', 0), square('front', 20), square('top', 25))).toEqual([
    'top',
    'front',
    'top',
  ])
})
