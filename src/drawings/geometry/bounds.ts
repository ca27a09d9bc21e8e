import type { Bounds } from '../picture-list.ts'
import type { Point2 } from './projection.ts'

export function boundsOf(points: readonly Point2[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

export function union(all: readonly Bounds[]): Bounds {
  return boundsOf(
    all.flatMap((one): Point2[] => [
      [one.left, one.top],
      [one.right, one.bottom],
    ]),
  )
}

export function apart(a: Bounds, b: Bounds): boolean {
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
}

export function encloses(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}
