import type { Convex } from './convex.ts'
import { clip } from './convex.ts'
import type { Point2 } from './projection.ts'

export type Segment = readonly [from: Point2, to: Point2]

export const between = ([ax, ay]: Point2, [bx, by]: Point2, part: number): Point2 => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

/** What is left of a segment when opaque faces stand in front of it. */
export function visibleParts([from, to]: Segment, faces: readonly Convex[]): Segment[] {
  let open: [number, number][] = [[0, 1]]
  for (const face of faces) {
    const hidden = clip(from, to, face)
    if (!hidden) continue
    open = open.flatMap(([start, end]): [number, number][] =>
      [
        [start, Math.min(end, hidden[0])],
        [Math.max(start, hidden[1]), end],
      ].filter((part): part is [number, number] => (part[1] ?? 0) - (part[0] ?? 0) > 1e-3),
    )
  }
  return open.map(([start, end]) => [between(from, to, start), between(from, to, end)])
}
