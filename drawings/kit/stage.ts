import { apart } from '../../src/drawings/geometry/bounds.ts'
import type { Lift } from './lift.ts'
import type { Mark } from './mark.ts'
import { marksOverlap } from './mark.ts'
import { figures } from '../../src/drawings/geometry/path-data.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { project } from '../../src/drawings/geometry/projection.ts'
import type { Bounds } from '../../src/drawings/picture-list.ts'

/** Marks that move together. Late ones are inked when everything stands. */
interface Stage {
  moves: 'still' | 'ground' | 'late' | Lift[]
  marks: Mark[]
}

/** Half an edge and a little more. */
const EDGE = 1

/** What is closed as high as the solid: a taller cut costs more where processors paint. */
const closed = ({ left, top }: Bounds, [x, y]: Point2) =>
  `v${Math.floor(top - EDGE - y)}h${Math.floor(left - EDGE - x)}z`

function above(foot: readonly Point2[], bounds: Bounds): string {
  const [start = [0, 0], ...others] = foot
  let [x, y] = start
  const steps = others.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y].map((value) => Math.round(value * 10))
    ;[x, y] = [nextX, nextY]
    return `l${figures(step)}`
  })
  const from = figures(start.map((value) => Math.round(value * 10)))
  return `${from}${steps.join('')}${closed(bounds, [x, y])}`
}

/** What stands above the two edges on which a box meets the ground. */
function aboveBox({ extent: { x, y, z }, bounds }: Lift): string {
  const at = (point: Point3, [dx, dy]: Point2): Point2 => {
    const [left, top] = project(point)
    return [left + dx, top + dy]
  }
  const foot = [
    at([x[0], y[0], z[0]], [-EDGE, EDGE / 2]),
    at([x[1], y[0], z[0]], [0, EDGE]),
    at([x[1], y[1], z[0]], [EDGE, EDGE / 2]),
  ]
  return above(foot, bounds)
}

function aboveSilo({ extent: { x, y, z }, bounds }: Lift): string {
  const radius = (x[1] - x[0]) / 2
  const [middle, foot] = project([x[0] + radius, y[0] + radius, z[0]])
  const wide = Math.round((radius + EDGE) * 10)
  const start = [middle * 10 - wide, foot * 10].map(Math.round)
  const end: Point2 = [middle + wide / 10, foot]
  return `${figures(start)}a${figures([wide, wide])} 0 0 0 ${figures([2 * wide, 0])}${closed(bounds, end)}`
}

const sameLift = (a: Lift, b: Lift) =>
  a.base === b.base && a.height === b.height && a.step === b.step

function takes(stage: Stage, moves: Mark['moves']): boolean {
  if (typeof moves !== 'object' || typeof stage.moves !== 'object')
    return stage.moves === (moves ?? 'still')
  const [first] = stage.moves
  if (!first || !sameLift(first, moves)) return false
  return stage.moves.every((one) => one === moves || apart(one.bounds, moves.bounds))
}

/** Gathers marks that move alike, as far as the painter's order allows. */
export function staged(marks: readonly Mark[]): Stage[] {
  const stages: Stage[] = []
  for (const mark of marks) {
    const home = stageFor(mark, stages)
    const { moves = 'still' } = mark
    if (!home) {
      stages.push({ moves: typeof moves === 'object' ? [moves] : moves, marks: [mark] })
      continue
    }
    home.marks.push(mark)
    if (typeof moves === 'object' && typeof home.moves === 'object' && !home.moves.includes(moves))
      home.moves.push(moves)
  }
  return stages
}

/** The earliest that may take it: so what stands side by side comes together. */
function stageFor(mark: Mark, stages: readonly Stage[]) {
  let home: Stage | undefined
  for (const stage of stages.toReversed()) {
    if (takes(stage, mark.moves)) home = stage
    if (stage.marks.some((one) => marksOverlap(one, mark))) break
  }
  return home
}

export function stageStyle(lifts: readonly Lift[]): string {
  const [{ base, height, step } = { base: 0, height: 0, step: 0 }] = lifts
  if (height === 0) return `--s:${step};--b:${base}`
  const from = base ? `--b:${base};` : ''
  // A path goes on where the last one began; each of these has an address of its own.
  const clip = lifts.map((one) => `M${one.foot === 'round' ? aboveSilo(one) : aboveBox(one)}`)
  return `--s:${step};${from}--h:${height};--c:path('${clip.join('')}')`
}

const ease = 'cubic-bezier(.3,0,.2,1)'
const moved = `transition:var(--moves) translate var(--pace) ${ease} calc(var(--wait) + var(--s)*45ms)`
/** Of strokes and fills: `opacity` would give each group, and each clip around it, a layer of its own. */
const ink = (what: string) => `${what}:calc(1 - var(--sunk,0))`
const inks = (what: string, later: string) => `${what} .15s calc(var(--inks) + ${later})`

/**
 * A page that says `--sunk:1` sees the plan, with 0 or nothing what stands on it. Between the two the
 * file moves by itself, while the page says `--moves`, which is empty: then it also says how long a
 * solid takes (`--pace`), and how long solids and late marks wait (`--wait`, `--inks`). A drawing at
 * rest is neither cut nor moved, and costs what it would without all this.
 */
export const liftSheet =
  `#d>g:not([style],#g){${ink('stroke-opacity')};${ink('fill-opacity')};` +
  `transition:var(--moves) ${inks('stroke-opacity', '.1s')},${inks('fill-opacity', '.1s')}}` +
  `#d>g>g [stroke="var(--ah)"]{${ink('stroke-opacity')};` +
  `transition:var(--moves) stroke-opacity 0s calc(var(--inks) + var(--s)*60ms)}` +
  '#d>g[style]{clip-path:var(--moves) var(--c) view-box}' +
  `#d>g[style*="--b"]{translate:var(--moves) 0 calc(var(--sunk,0)*var(--b)*1px);${moved}}` +
  `#d>g>g{translate:var(--moves) 0 calc(var(--sunk,0)*var(--h)*1px);${moved}}` +
  '@starting-style{#d>g[style*="--b"]{translate:var(--moves) 0 calc(var(--b)*1px)}' +
  '#d>g>g{translate:var(--moves) 0 calc(var(--h)*1px)}' +
  '#d>g:not([style],#g){stroke-opacity:var(--moves) 0;fill-opacity:var(--moves) 0}' +
  '#d>g>g [stroke="var(--ah)"]{stroke-opacity:var(--moves) 0}}'
