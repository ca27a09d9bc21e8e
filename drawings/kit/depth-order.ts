import type { Bounds } from '../../src/drawings/picture-list.ts'
import { apart } from '../../src/drawings/geometry/bounds.ts'

export type Range = readonly [low: number, high: number]

/** The room something takes in space. */
export interface Extent {
  x: Range
  y: Range
  z: Range
}

export interface Placed {
  extent: Extent
  bounds: Bounds
  /** Lines hide nothing: two of them that cross need no order. */
  thin?: boolean
}

const TOLERANCE = 0.01

/** The eye is at large x, small y and large z. */
function isBehind(a: Extent, b: Extent): boolean {
  return (
    a.x[1] <= b.x[0] + TOLERANCE || a.y[0] >= b.y[1] - TOLERANCE || a.z[1] <= b.z[0] + TOLERANCE
  )
}

/** Far things first. Where two things interlock, the one added first is painted first. */
export function inDepthOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  const inFront = items.map((): number[] => [])
  const waiting = items.map(() => 0)
  const paintBefore = (far: number, near: number) => {
    inFront[far]?.push(near)
    waiting[near] = (waiting[near] ?? 0) + 1
  }
  items.forEach((a, first) => {
    items.slice(first + 1).forEach((b, offset) => {
      if ((a.thin && b.thin) || apart(a.bounds, b.bounds)) return
      const second = first + 1 + offset
      const [behind, before] = [isBehind(a.extent, b.extent), isBehind(b.extent, a.extent)]
      if (behind && before) return
      if (before) paintBefore(second, first)
      else paintBefore(first, second)
    })
  })
  const left = new Set(items.keys())
  const ordered: Item[] = []
  while (left.size > 0) {
    const candidates = [...left]
    const next = candidates.find((index) => waiting[index] === 0) ?? candidates[0] ?? 0
    left.delete(next)
    const item = items[next]
    if (item) ordered.push(item)
    for (const near of inFront[next] ?? []) waiting[near] = (waiting[near] ?? 0) - 1
  }
  return ordered
}
