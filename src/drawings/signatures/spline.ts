import type { Point2 } from './letter.ts'

const apart = (a: Point2, b: Point2) => Math.hypot(a[0] - b[0], a[1] - b[1])

export const lengthOf = (points: readonly Point2[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + apart(points[index] ?? point, point), 0)

/** Where the curve from `at` to `next` is pulled to as it leaves `at`: centripetal Catmull-Rom. */
function pull(before: Point2, at: Point2, next: Point2): Point2 {
  const back = Math.sqrt(apart(before, at))
  const on = Math.sqrt(apart(at, next))
  if (back === 0 || on === 0) return at
  const along = (axis: 0 | 1) =>
    (back * back * next[axis] -
      on * on * before[axis] +
      (2 * back * back + 3 * back * on + on * on) * at[axis]) /
    (3 * back * (back + on))
  return [along(0), along(1)]
}

/** Path data of a curve through all points, in whole units. */
export function splinePath(points: readonly Point2[]): string {
  const whole = points.map(([x, y]): Point2 => [Math.round(x), Math.round(y)])
  let data = ''
  for (const [index, at] of whole.entries()) {
    if (index === 0) data = `M${figures(at)}c`
    const next = whole[index + 1]
    if (!next) break
    const first = pull(whole[index - 1] ?? at, at, next)
    const second = pull(whole[index + 2] ?? next, next, at)
    for (const point of [first, second, next]) {
      const step = figures([Math.round(point[0]) - at[0], Math.round(point[1]) - at[1]])
      data += data.endsWith('c') || step.startsWith('-') ? step : ` ${step}`
    }
  }
  return data
}

const figures = ([x, y]: Point2) => (y < 0 ? `${x}${y}` : `${x} ${y}`)
