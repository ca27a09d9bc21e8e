import { apart, boundsOf } from '../geometry/bounds.ts'
import type { Convex } from '../geometry/convex.ts'
import { joined } from '../geometry/joined-lines.ts'
import { pointsOf, polyline } from '../geometry/outline.ts'
import type { Point2 } from '../geometry/projection.ts'
import { project } from '../geometry/projection.ts'
import type { Segment } from '../geometry/visible-parts.ts'
import { visibleParts } from '../geometry/visible-parts.ts'
import type { Cell } from './city-plan.ts'
import { DEPTH, LENGTH, PLOT } from './city-plan.ts'
import { area, drawn } from './map-ground.ts'
import { Streets } from './streets.ts'

/** Two places that name each other, or one the other. */
export type Relation = readonly [a: number, b: number]

const GAUGES = [
  { most: 2, width: 1.6 },
  { most: 8, width: 2.6 },
  { most: 20, width: 3.8 },
  { most: Infinity, width: 5.2 },
]

const RIM = 2

const keyOf = ([from, to]: readonly [string, string]) => [from, to].toSorted().join(' to ')

/** A line around a plot, wide enough not to be covered by what lies on it. */
const around = ([i, j]: Cell) =>
  area([i * LENGTH - RIM, j * DEPTH - RIM], [PLOT[0] + 2 * RIM, PLOT[1] + 2 * RIM])

/** The streets that relations run through, and the way of each place to those it is related to. */
export class Pipes {
  readonly #relations: readonly Relation[]
  readonly #ways: [piece: string, seen: Segment[]][][]
  /** What is seen of the line around each plot. */
  readonly #rims: Segment[][]

  constructor(plots: readonly Cell[], relations: readonly Relation[], faces: readonly Convex[]) {
    this.#relations = relations
    const streets = new Streets(plots)
    const walls = faces.map((face) => ({ face, bounds: boundsOf(face) }))
    const seen = new Map<string, Segment[]>()
    const visible = (piece: Segment) => {
      const near = walls.filter(({ bounds }) => !apart(bounds, boundsOf(piece)))
      return visibleParts(
        piece,
        near.map(({ face }) => face),
      )
    }
    const seenOf = (from: string, to: string) => {
      const key = keyOf([from, to])
      if (!seen.has(key))
        seen.set(key, visible([project(streets.at(from)), project(streets.at(to))]))
      return seen.get(key) ?? []
    }
    this.#rims = plots.map((plot) => edgesOf(pointsOf(around(plot))).flatMap(visible))
    this.#ways = relations.map(([a, b]) =>
      streets
        .way(plots[a]!, plots[b]!)
        .map(([from, to]): [string, Segment[]] => [keyOf([from, to]), seenOf(from, to)]),
    )
  }

  /** All pipes, each as thick as many relations run through it. */
  network(): string {
    const pieces = new Map<string, { seen: Segment[]; count: number }>()
    for (const [key, seen] of this.#ways.flat())
      pieces.set(key, { seen, count: (pieces.get(key)?.count ?? 0) + 1 })
    const classes = GAUGES.map(({ most, width }, index) => {
      const least = GAUGES[index - 1]?.most ?? 0
      const lines = [...pieces.values()].filter(({ count }) => count > least && count <= most)
      return { width, data: linesOf(lines.flatMap(({ seen }) => seen)) }
    }).filter(({ data }) => data)
    const walls = classes.map(
      ({ width, data }) => `<path stroke-width="${(width + 1.4).toFixed(1)}" d="${data}"/>`,
    )
    const bores = classes.map(
      ({ width, data }) => `<path stroke="var(--af)" stroke-width="${width}" d="${data}"/>`,
    )
    return `<g stroke-linecap="round">${walls.join('')}${bores.join('')}</g>`
  }

  /** The way from one place to all that it is related to, and a line around each. */
  wayFrom(place: number): string {
    const mine = this.#relations.flatMap((relation, index) =>
      relation.includes(place) ? [{ relation, way: this.#ways[index] ?? [] }] : [],
    )
    const pieces = new Map(mine.flatMap(({ way }) => way))
    const related = new Set([place, ...mine.flatMap(({ relation }) => relation)])
    return [...related]
      .map((one) => linesOf(this.#rims[one] ?? []))
      .concat(linesOf([...pieces.values()].flat()))
      .join('M0 0')
  }
}

const edgesOf = (corners: readonly Point2[]) =>
  corners.map((corner, index): Segment => [corner, corners[(index + 1) % corners.length]!])

const linesOf = (segments: readonly Segment[]) =>
  drawn(joined(segments).map((points) => polyline(...points)))
