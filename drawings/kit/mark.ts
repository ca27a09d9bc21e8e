import type { Bounds } from '../../src/drawings/picture-list.ts'
import { apart, boundsOf } from '../../src/drawings/geometry/bounds.ts'
import type { Convex } from '../../src/drawings/geometry/convex.ts'
import { overlap } from '../../src/drawings/geometry/convex.ts'
import type { Lettering } from './lettering.ts'
import { letterBox } from './lettering.ts'
import type { Outline } from '../../src/drawings/geometry/outline.ts'
import { piecesOf, pointsOf } from '../../src/drawings/geometry/outline.ts'
import type { PaintName } from './paint.ts'
import type { Lift } from './lift.ts'

interface Moved {
  /** How it comes to stand where it is; still where nothing is said. */
  moves?: 'ground' | 'late' | Lift | undefined
}

export interface ShapeMark extends Moved {
  kind: 'shape'
  paint: PaintName
  outlines: readonly Outline[]
  pieces: readonly Convex[]
  bounds: Bounds
}

export interface LetterMark extends Moved {
  kind: 'letters'
  letters: Lettering
  pieces: readonly Convex[]
  bounds: Bounds
}

/** One pull of the pen. The order of marks is the order of paint. */
export type Mark = ShapeMark | LetterMark

export function shape(paint: PaintName, ...outlines: Outline[]): ShapeMark {
  const bounds = boundsOf(outlines.flatMap(pointsOf))
  return { kind: 'shape', paint, outlines, pieces: outlines.flatMap(piecesOf), bounds }
}

export function letters(lettering: Lettering): LetterMark {
  const box = letterBox(lettering)
  return { kind: 'letters', letters: lettering, pieces: [box], bounds: boundsOf(box) }
}

export function marksOverlap(a: Mark, b: Mark): boolean {
  if (apart(a.bounds, b.bounds)) return false
  return a.pieces.some((one) => b.pieces.some((other) => overlap(one, other)))
}
