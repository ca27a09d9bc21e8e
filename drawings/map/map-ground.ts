import { clip } from '../kit/convex.ts'
import type { ShapeMark } from '../kit/mark.ts'
import { shape } from '../kit/mark.ts'
import { polygon, polyline } from '../kit/outline.ts'
import { pathData } from '../kit/path-data.ts'
import type { Point2, Point3 } from '../kit/projection.ts'
import { project } from '../kit/projection.ts'
import type { Cell, Sheet } from './city-plan.ts'
import { DEPTH, LENGTH, PLOT, STREET } from './city-plan.ts'

const SPARE = 1.5 * DEPTH

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
function squares({ left, top, width, height }: Sheet): ShapeMark[] {
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
    return [shape('ground', polyline(at(seen[0]), at(seen[1])))]
  })
}

/** Paving under every second group, its half of the streets included. */
function paving(plots: readonly { cell: Cell; group: number }[]): ShapeMark[] {
  return plots
    .filter(({ group }) => group % 2 === 1)
    .map(({ cell: [i, j] }) =>
      shape(
        'shade',
        area([i * LENGTH - STREET.across / 2, j * DEPTH - STREET.along + 5], [LENGTH, DEPTH]),
      ),
    )
}

/** The sheet under everything; plots that nothing stands on yet are dashed. */
export function groundSvg(
  sheet: Sheet,
  plots: readonly { cell: Cell; group: number }[],
  vacant: readonly Cell[],
): string {
  const dashed = vacant.map((cell) => shape('ghost', plotAt(cell)))
  return (
    `<path stroke-width=".5" opacity=".16" d="${pathData(squares(sheet))}"/>` +
    `<path fill="var(--al)" stroke="none" opacity=".06" d="${pathData(paving(plots))}"/>` +
    (vacant.length
      ? `<path stroke-width=".6" stroke-dasharray="4 3" d="${pathData(dashed)}"/>`
      : '')
  )
}
