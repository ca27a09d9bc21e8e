import { type Bounds, encloses, union } from './bounds.ts'
import type { Drawing, DrawingWords } from './drawing.ts'
import { padded } from './frame.ts'
import { type Mark, shape, type ShapeMark } from './mark.ts'
import { polyline } from './outline.ts'
import type { PaintName } from './paint.ts'
import { type Point3, project } from './projection.ts'
import { layersSvg } from './render.ts'
import { box } from './solids.ts'

export type Owned = { at: Point3; size: Point3 }

/** How a part is painted that somebody owns. */
const owned: Partial<Record<PaintName, PaintName>> = {
  top: 'signal',
  glassTop: 'signal',
  front: 'signalFront',
  glassFront: 'signalFront',
  right: 'signalRight',
  glassRight: 'signalRight',
}

/** Whatever else its scene marks steps back, so that one thing is marked. */
const quiet: Partial<Record<PaintName, PaintName>> = {
  signal: 'top',
  signalFront: 'front',
  signalRight: 'right',
  signalDot: 'ink',
  signalLine: 'emphasis',
}

const STEP = 40
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.1
const isSame = (a: Bounds, b: Bounds) =>
  isNear(a.left, b.left) &&
  isNear(a.right, b.right) &&
  isNear(a.top, b.top) &&
  isNear(a.bottom, b.bottom)

/** A scene's own drawing, still and without letters, with other boxes of it in the signal colour. */
export function withOwnedPart(drawing: Drawing, words: DrawingWords, parts: Owned[]): Drawing {
  if (!drawing.part) throw new Error(`'${drawing.id}' is no scene.`)
  const { room, marks } = drawing.part()
  const faces = parts.flatMap(({ at, size }) => box(at, size, { hatch: 0 }))
  const isOwned = (mark: Mark) => faces.some((face) => isSame(face.bounds, mark.bounds))
  const isOnOwned = (mark: Mark) => faces.some((face) => encloses(face.bounds, mark.bounds))
  let found = 0
  const painted = marks.flatMap((mark): ShapeMark[] => {
    if (mark.kind !== 'shape') return []
    const { moves: _still, ...still } = mark
    const paint = owned[quiet[mark.paint] ?? mark.paint]
    if (paint && isOwned(mark)) {
      found += 1
      return [{ ...still, paint }]
    }
    if (mark.paint === 'hatch' && isOnOwned(mark)) return []
    return [{ ...still, paint: quiet[mark.paint] ?? mark.paint }]
  })
  if (found < parts.length) throw new Error(`'${drawing.id}' lacks a box that '${words.id}' marks.`)
  const ground = groundUnder(room)
  const bare = union(painted.map(({ bounds }) => bounds))
  const drawn = union([bare, ground.bounds])
  const groups = { drawing: layersSvg([ground, ...painted]), run: '', notes: '' }
  return { ...words, frame: padded(8)(drawn), drawn, bare, groups, notes: [] }
}

function groundUnder({ x, y }: { x: readonly number[]; y: readonly number[] }): ShapeMark {
  const [[left, right], [front, back]] = [x, y].map((range) => [
    Math.floor(Math.min(...range) / STEP) * STEP - STEP / 2,
    Math.ceil(Math.max(...range) / STEP) * STEP + STEP / 2,
  ]) as [[number, number], [number, number]]
  const rules = []
  for (let along = left; along <= right; along += STEP)
    rules.push(polyline(project([along, front, 0]), project([along, back, 0])))
  for (let across = front; across <= back; across += STEP)
    rules.push(polyline(project([left, across, 0]), project([right, across, 0])))
  return shape('ground', ...rules)
}
