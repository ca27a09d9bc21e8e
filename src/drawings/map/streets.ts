import type { Point3 } from '../geometry/projection.ts'
import type { Cell } from './city-plan.ts'
import { DEPTH, LENGTH, PLOT, STREET } from './city-plan.ts'

/** A piece of street between two crossings, or from a plot's door to one. */
type Piece = readonly [from: string, to: string]

const TURN = 40

const crossing = (i: number, j: number): Point3 => [
  i * LENGTH - STREET.across / 2,
  j * DEPTH - STREET.along + 5,
  0,
]
const door = ([i, j]: Cell): Point3 => [i * LENGTH - STREET.across / 2, j * DEPTH + PLOT[1] / 2, 0]

const length = (a: Point3, b: Point3) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

/** The streets of a town: what leads past its plots, with a door from each to the street at its left. */
export class Streets {
  readonly #at = new Map<string, Point3>()
  readonly #ways = new Map<string, Set<string>>()

  constructor(plots: readonly Cell[]) {
    const doors = new Set(plots.map((plot) => this.doorOf(plot)))
    for (const [i, j] of plots) {
      for (const [x, y] of [
        [i, j],
        [i + 1, j],
        [i, j + 1],
        [i + 1, j + 1],
      ] as const)
        this.#at.set(`${x},${y}`, crossing(x, y))
      this.#join(`${i},${j}`, `${i + 1},${j}`)
      this.#join(`${i},${j + 1}`, `${i + 1},${j + 1}`)
      if (!doors.has(this.doorOf([i + 1, j]))) this.#join(`${i + 1},${j}`, `${i + 1},${j + 1}`)
    }
    for (const [i, j] of plots) {
      const name = this.doorOf([i, j])
      this.#at.set(name, door([i, j]))
      this.#join(name, `${i},${j}`)
      this.#join(name, `${i},${j + 1}`)
    }
  }

  doorOf([i, j]: Cell): string {
    return `${i},${j} door`
  }

  at(name: string): Point3 {
    const point = this.#at.get(name)
    if (!point) throw new Error(`No street leads past '${name}'.`)
    return point
  }

  #join(a: string, b: string): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      this.#ways.set(from, (this.#ways.get(from) ?? new Set()).add(to))
  }

  /** The shortest way from door to door; each turn counts as much as forty steps. */
  way(from: Cell, to: Cell): Piece[] {
    const [start, goal] = [this.doorOf(from), this.doorOf(to)]
    const best = new Map<string, { cost: number; before?: string; name: string; along: string }>()
    const waiting = [{ cost: 0, name: start, along: '', key: `${start}|` }]
    best.set(`${start}|`, { cost: 0, name: start, along: '' })
    while (waiting.length > 0) {
      waiting.sort((a, b) => b.cost - a.cost)
      const here = waiting.pop()!
      if (here.name === goal) return this.#back(best, here.key)
      if (here.cost > (best.get(here.key)?.cost ?? 0)) continue
      for (const next of this.#ways.get(here.name) ?? []) {
        const [a, b] = [this.at(here.name), this.at(next)]
        const along = a[0] === b[0] ? 'y' : 'x'
        const cost = here.cost + length(a, b) + (here.along && along !== here.along ? TURN : 0)
        const key = `${next}|${along}`
        if (cost >= (best.get(key)?.cost ?? Infinity)) continue
        best.set(key, { cost, before: here.key, name: next, along })
        waiting.push({ cost, name: next, along, key })
      }
    }
    throw new Error(`No way leads from ${start} to ${goal}.`)
  }

  #back(best: ReadonlyMap<string, { before?: string; name: string }>, last: string): Piece[] {
    const pieces: Piece[] = []
    for (let step = best.get(last); step?.before; step = best.get(step.before))
      pieces.unshift([best.get(step.before)!.name, step.name])
    return pieces
  }
}
