import { clip } from '../geometry/convex.ts'
import type { Outline } from '../geometry/outline.ts'
import { polygon, polyline } from '../geometry/outline.ts'
import { pathData } from '../geometry/path-data.ts'
import type { Point2, Point3 } from '../geometry/projection.ts'
import { project } from '../geometry/projection.ts'
import type { Cell, Sheet } from './city-plan.ts'
import { DEPTH, LENGTH, PLOT, STREET } from './city-plan.ts'

const SPARE = 1.5 * DEPTH

/** Each by itself, so that equal ones are written alike. */
export const drawn = (outlines: readonly Outline[], parts?: number) =>
  pathData(
    outlines.map((outline) => ({ outlines: [outline] })),
    parts,
  )

/** A rectangle of the plan. */
export const area = ([x, y]: Point2, [width, depth]: Point2) =>
  polygon(
    ...[
      [x, y, 0],
      [x + width, y, 0],
      [x + width, y + depth, 0],
      [x, y + depth, 0],
    ].map((corner) => project(corner as unknown as Point3)),
  )

const plotAt = ([i, j]: Cell) => area([i * LENGTH, j * DEPTH], PLOT)

/** Squared paper to the edges of the sheet, and above and below for pages that have more room. */
function squares({ left, top, width, height }: Sheet): Outline[] {
  const [start, end] = [top - SPARE, top + height + SPARE]
  const edges: Point2[] = [
    [left, start],
    [left + width, start],
    [left + width, end],
    [left, end],
  ]
  const span = width + height
  const count = Math.ceil(span / DEPTH) * 4
  const steps = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) / 4)
  const rules = steps.flatMap((step): [Point3, Point3][] => [
    [
      [step * LENGTH, -span, 0],
      [step * LENGTH, span, 0],
    ],
    [
      [-span, step * DEPTH, 0],
      [span, step * DEPTH, 0],
    ],
  ])
  return rules.flatMap(([a, b]) => {
    const [from, to] = [project(a), project(b)]
    const seen = clip(from, to, edges)
    if (!seen) return []
    const at = (part: number): Point2 => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]
    return [polyline(at(seen[0]), at(seen[1]))]
  })
}

/** Paving under every second group, its half of the streets included. */
function paving(plots: readonly { cell: Cell; group: number }[]): Outline[] {
  return plots
    .filter(({ group }) => group % 2 === 1)
    .map(({ cell: [i, j] }) =>
      area([i * LENGTH - STREET.across / 2, j * DEPTH - STREET.along + 5], [LENGTH, DEPTH]),
    )
}

/** The sheet under everything; plots that nothing stands on yet are dashed. */
export function groundSvg(
  sheet: Sheet,
  plots: readonly { cell: Cell; group: number }[],
  vacant: readonly Cell[],
): string {
  const dashed = vacant.map(plotAt)
  return (
    `<path stroke-width=".5" opacity=".16" d="${drawn(squares(sheet))}"/>` +
    `<path fill="var(--al)" stroke="none" opacity=".06" d="${drawn(paving(plots))}"/>` +
    (vacant.length ? `<path stroke-width=".6" stroke-dasharray="4 3" d="${drawn(dashed)}"/>` : '')
  )
}
