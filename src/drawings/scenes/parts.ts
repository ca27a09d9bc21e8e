import type { Point2, Point3 } from '../kit/projection.ts'
import type { Scene } from '../kit/scene.ts'

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
export interface Gate {
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
