import { apart, boundsOf } from '../kit/bounds.ts'
import type { Convex } from '../kit/convex.ts'
import { shape } from '../kit/mark.ts'
import { polyline } from '../kit/outline.ts'
import { pathData } from '../kit/path-data.ts'
import { project } from '../kit/projection.ts'
import { joined } from '../kit/render.ts'
import type { Segment } from '../kit/visibility.ts'
import { visibleParts } from '../kit/visibility.ts'
import type { Cell } from './city-plan.ts'
import { DEPTH, LENGTH, PLOT } from './city-plan.ts'
import { area } from './map-ground.ts'
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
  readonly #plots: readonly Cell[]
  readonly #relations: readonly Relation[]
  readonly #ways: [piece: string, seen: Segment[]][][]

  constructor(plots: readonly Cell[], relations: readonly Relation[], faces: readonly Convex[]) {
    this.#plots = plots
    this.#relations = relations
    const streets = new Streets(plots)
    const walls = faces.map((face) => ({ face, bounds: boundsOf(face) }))
    const seen = new Map<string, Segment[]>()
    const visible = (from: string, to: string) => {
      const key = keyOf([from, to])
      const piece: Segment = [project(streets.at(from)), project(streets.at(to))]
      const near = walls.filter(({ bounds }) => !apart(bounds, boundsOf(piece)))
      if (!seen.has(key))
        seen.set(
          key,
          visibleParts(
            piece,
            near.map(({ face }) => face),
          ),
        )
      return seen.get(key) ?? []
    }
    this.#ways = relations.map(([a, b]) =>
      streets
        .way(plots[a]!, plots[b]!)
        .map(([from, to]): [string, Segment[]] => [keyOf([from, to]), visible(from, to)]),
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
    const related = [...new Set([place, ...mine.flatMap(({ relation }) => relation)])].map((one) =>
      shape('signalLine', around(this.#plots[one]!)),
    )
    return `${pathData(related)}M0 0${linesOf([...pieces.values()].flat())}`
  }
}

const linesOf = (segments: readonly Segment[]) =>
  pathData(joined(segments).map((points) => shape('signalLine', polyline(...points))))
