import type { Point2 } from './projection.ts'

/** A convex outline, clockwise or not. Two points make a segment. */
export type Convex = readonly Point2[]

const TOUCHING = 0.3

function edges(shape: Convex): [Point2, Point2][] {
  return shape.map((point, index) => [point, shape[(index + 1) % shape.length] ?? point])
}

function span(shape: Convex, [axisX, axisY]: Point2): [number, number] {
  const along = shape.map(([x, y]) => x * axisX + y * axisY)
  return [Math.min(...along), Math.max(...along)]
}

function axesOf(shape: Convex): Point2[] {
  return edges(shape).flatMap(([from, to]): Point2[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length < 1e-6) return []
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return shape.length === 2
      ? [
          [-dy, dx],
          [dx, dy],
        ]
      : [[-dy, dx]]
  })
}

/** Separating axes; shapes that only share an edge do not overlap. */
export function overlap(a: Convex, b: Convex): boolean {
  return [...axesOf(a), ...axesOf(b)].every((axis) => {
    const [lowA, highA] = span(a, axis)
    const [lowB, highB] = span(b, axis)
    return highA > lowB + TOUCHING && highB > lowA + TOUCHING
  })
}

function turning(shape: Convex): number {
  let area = 0
  for (const [from, to] of edges(shape)) area += from[0] * to[1] - to[0] * from[1]
  return Math.sign(area)
}

/** How far inside its nearest edge a point lies; negative outside. */
function depthInside(point: Point2, shape: Convex): number {
  const turn = turning(shape)
  let depth = Infinity
  for (const [from, to] of edges(shape)) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    depth = Math.min(
      depth,
      (turn * (dx * (point[1] - from[1]) - dy * (point[0] - from[0]))) / length,
    )
  }
  return depth
}

export function holds(shape: Convex, point: Point2, slack = 0): boolean {
  return depthInside(point, shape) >= -slack
}

/** The part of a segment inside a convex shape, as fractions of its length. */
export function clip(from: Point2, to: Point2, shape: Convex): [number, number] | undefined {
  const turn = turning(shape)
  let [enter, leave] = [0, 1]
  for (const [a, b] of edges(shape)) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const start = turn * (dx * (from[1] - a[1]) - dy * (from[0] - a[0]))
    const end = turn * (dx * (to[1] - a[1]) - dy * (to[0] - a[0]))
    if (start < 0 && end < 0) return undefined
    if (start < 0) enter = Math.max(enter, start / (start - end))
    else if (end < 0) leave = Math.min(leave, start / (start - end))
  }
  return leave - enter > 1e-4 ? [enter, leave] : undefined
}
