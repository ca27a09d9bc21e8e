import type { PaintName } from '../kit/paint.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import type { Scene } from '../kit/scene.ts'
import type { Surface } from '../kit/surface.ts'

/** The numbers 0 … count - 1. */
export const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function conveyor(
  scene: Scene,
  at: Point3,
  size: Point3,
  along: 'x' | 'y',
  pitch: number,
): void {
  const [width, depth] = size
  const slats = times(Math.floor((along === 'x' ? width : depth) / pitch) - 1)
  const slat = (index: number): [Point2, Point2] => {
    const across = (index + 1) * pitch
    return along === 'x'
      ? [
          [across, 0],
          [across, depth],
        ]
      : [
          [0, across],
          [width, across],
        ]
  }
  scene.box(at, size, { hatch: 4, top: (belt) => belt.segments(slats.map(slat), 'hatch') })
}

/** A way through a wall: two posts and a lintel. */
interface Gate {
  at: Point3
  /** Where the wall runs. */
  along: 'x' | 'y'
  opening: number
  thickness: number
  height: number
}

export function gate(
  scene: Scene,
  { at: [x, y, z], along, opening, thickness, height }: Gate,
): void {
  const post = 10
  const part = (start: number, length: number, up: number, rise: number) =>
    along === 'x'
      ? scene.box([x + start, y, z + up], [length, thickness, rise], { hatch: 3 })
      : scene.box([x, y + start, z + up], [thickness, length, rise], { hatch: 3 })
  part(-opening / 2 - post, post, 0, height)
  part(opening / 2, post, 0, height)
  part(-opening / 2 - post, opening + 2 * post, height, 9)
}

/** Dashed verticals that say two sheets belong over each other. */
export function plumbLines(
  scene: Scene,
  corners: readonly Point2[],
  from: number,
  to: number,
): void {
  for (const [x, y] of corners)
    scene.line(
      [
        [x, y, from],
        [x, y, to],
      ],
      'dashed',
    )
}

type Leg = readonly [axis: 'x' | 'y' | 'z', length: number]

/** A way that turns at right angles: where it starts, then how far along which axis. */
export function way(start: Point3, ...legs: Leg[]): Point3[] {
  const points: Point3[] = [start]
  let [x, y, z] = start
  for (const [axis, length] of legs) {
    if (axis === 'x') x += length
    else if (axis === 'y') y += length
    else z += length
    points.push([x, y, z])
  }
  return points
}

/** Points named one after the other. */
export const through = <Point extends Point2 | Point3>(...points: Point[]): Point[] => points

/** Level rules on a face, from the given point upwards. */
export function rows(
  face: Surface,
  [x, y]: Point2,
  length: number,
  count: number,
  pitch: number,
  paint: PaintName = 'line',
): void {
  if (count < 1) return
  const rule = (row: number) => through<Point2>([x, y + row * pitch], [x + length, y + row * pitch])
  face.segments(times(count).map(rule) as [Point2, Point2][], paint)
}

/** Rules that run up or across a face, from the given point to the right. */
export function columns(
  face: Surface,
  [x, y]: Point2,
  length: number,
  count: number,
  pitch: number,
  paint: PaintName = 'line',
): void {
  if (count < 1) return
  const rule = (column: number) =>
    through<Point2>([x + column * pitch, y], [x + column * pitch, y + length])
  face.segments(times(count).map(rule) as [Point2, Point2][], paint)
}
