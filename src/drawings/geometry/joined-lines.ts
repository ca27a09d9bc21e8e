import type { Point2 } from './projection.ts'
import type { Segment } from './visible-parts.ts'

function near(a: Point2 | undefined, b: Point2): boolean {
  return a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.1
}

/** Legs that meet become one line, so that the dashes run on around the corner. */
export function joined(segments: readonly Segment[]): Point2[][] {
  const chains: Point2[][] = segments.map((segment) => [...segment])
  const lines: Point2[][] = []
  while (chains.length > 0) {
    const line = chains.shift() ?? []
    for (let next = 0; next >= 0;) {
      next = chains.findIndex(([start]) => start && near(line.at(-1), start))
      if (next >= 0) line.push(...(chains.splice(next, 1)[0] ?? []).slice(1))
    }
    for (let before = 0; before >= 0;) {
      before = chains.findIndex((chain) => line[0] && near(chain.at(-1), line[0]))
      if (before >= 0) line.unshift(...(chains.splice(before, 1)[0] ?? []).slice(0, -1))
    }
    lines.push(line)
  }
  return lines
}
