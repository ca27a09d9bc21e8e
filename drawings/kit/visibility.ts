import type { Bounds } from '../../src/drawings/picture-list.ts'
import { apart, boundsOf } from '../../src/drawings/geometry/bounds.ts'
import type { Convex } from '../../src/drawings/geometry/convex.ts'
import { holds } from '../../src/drawings/geometry/convex.ts'
import type { Mark, ShapeMark } from './mark.ts'
import { shape } from './mark.ts'
import type { Outline } from '../../src/drawings/geometry/outline.ts'
import { piecesOf } from '../../src/drawings/geometry/outline.ts'
import { isOpaque } from './paint.ts'
import type { Point2 } from '../../src/drawings/geometry/projection.ts'
import { between } from '../../src/drawings/geometry/visible-parts.ts'

const SAMPLE_SPACING = 2.5
const SAMPLES_ACROSS = 60
const EDGE_SLACK = 0.2

export function facesOf(marks: readonly Mark[]): Convex[] {
  return marks.flatMap((mark) => (mark.kind === 'shape' && isOpaque(mark.paint) ? mark.pieces : []))
}

function* samples(piece: Convex): Generator<Point2> {
  yield* piece
  for (const [index, point] of piece.entries()) {
    const next = piece[(index + 1) % piece.length] ?? point
    const steps = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / SAMPLE_SPACING)
    for (let step = 1; step < steps; step++) yield between(point, next, step / steps)
  }
  if (piece.length === 2) return
  const { left, top, right, bottom } = boundsOf(piece)
  const spacing = Math.max(SAMPLE_SPACING, Math.hypot(right - left, bottom - top) / SAMPLES_ACROSS)
  for (let x = left; x < right; x += spacing)
    for (let y = top; y < bottom; y += spacing) if (holds(piece, [x, y])) yield [x, y]
}

interface Face {
  shape: Convex
  bounds: Bounds
}

function isCovered(piece: Convex, faces: readonly Face[]): boolean {
  const bounds = boundsOf(piece)
  const near = faces.filter((face) => !apart(face.bounds, bounds))
  if (near.length === 0) return false
  for (const point of samples(piece)) {
    if (!near.some((face) => holds(face.shape, point, EDGE_SLACK))) return false
  }
  return true
}

function isHidden(outline: Outline, faces: readonly Face[]): boolean {
  return piecesOf(outline).every((piece) => isCovered(piece, faces))
}

function trimmed(mark: ShapeMark, faces: readonly Face[]): ShapeMark | undefined {
  const outlines = mark.outlines.filter((outline) => !isHidden(outline, faces))
  if (outlines.length === mark.outlines.length) return mark
  return outlines.length > 0 ? { ...shape(mark.paint, ...outlines), moves: mark.moves } : undefined
}

/** Leaves out what later marks cover completely. */
export function withoutHidden(marks: readonly Mark[]): Mark[] {
  const faces: Face[] = []
  const kept: Mark[] = []
  for (const mark of marks.toReversed()) {
    const visible = mark.kind === 'shape' ? trimmed(mark, faces) : mark
    if (visible) kept.unshift(visible)
    for (const face of facesOf([mark])) faces.push({ shape: face, bounds: boundsOf(face) })
  }
  return kept
}
