import type { Bounds } from '../../src/drawings/picture-list.ts'
import { apart, union } from '../../src/drawings/geometry/bounds.ts'
import type { LetterMark, Mark, ShapeMark } from './mark.ts'
import { marksOverlap } from './mark.ts'
import type { PaintName } from './paint.ts'
import { isFilled } from './paint.ts'

type Layer =
  | { kind: 'shapes'; paint: PaintName; marks: ShapeMark[]; bounds: Bounds }
  | { kind: 'letters'; marks: [LetterMark]; bounds: Bounds }

function touches(layer: Layer, mark: Mark): boolean {
  return !apart(layer.bounds, mark.bounds) && layer.marks.some((one) => marksOverlap(one, mark))
}

/** Joins marks of one paint into one path as far as the painter's order allows. */
export function merged(marks: readonly Mark[]): Layer[] {
  const layers: Layer[] = []
  for (const mark of marks) {
    if (mark.kind === 'letters') {
      layers.push({ kind: 'letters', marks: [mark], bounds: mark.bounds })
      continue
    }
    const home = layerFor(mark, layers)
    if (home) {
      home.marks.push(mark)
      home.bounds = union([home.bounds, mark.bounds])
    } else {
      layers.push({ kind: 'shapes', paint: mark.paint, marks: [mark], bounds: mark.bounds })
    }
  }
  return layers
}

function layerFor(mark: ShapeMark, layers: readonly Layer[]) {
  for (const layer of layers.toReversed()) {
    const samePaint = layer.kind === 'shapes' && layer.paint === mark.paint
    if (samePaint && !isFilled(mark.paint)) return layer
    if (touches(layer, mark)) return undefined
    if (samePaint) return layer
  }
  return undefined
}
