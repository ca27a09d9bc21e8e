import { boundsOf, union } from '../../src/drawings/geometry/bounds.ts'
import type { Callout } from './callout.ts'
import { calloutBounds, notesSvg } from './callout.ts'
import { crowdedNotes } from './crowded-notes.ts'
import type { Extent, Placed, Range } from './depth-order.ts'
import { inDepthOrder } from './depth-order.ts'
import { detailOf } from './detail.ts'
import type { Drawing, DrawingWords } from './drawn.ts'
import type { Frame } from './frame.ts'
import type { Mark } from './mark.ts'
import { shape } from './mark.ts'
import { circle, polygon, polyline } from '../../src/drawings/geometry/outline.ts'
import type { PaintName } from './paint.ts'
import { isFlat, liftOf, nearness } from './lift.ts'
import { planOf } from './plan.ts'
import { type Point2, type Point3, project } from '../../src/drawings/geometry/projection.ts'
import { layersSvg, runSvg } from './render.ts'
import type { BoxStyle, SiloStyle, TubeStyle } from './solids.ts'
import { box, silo, tube } from './solids.ts'
import type { Segment } from '../../src/drawings/geometry/visible-parts.ts'
import { visibleParts } from '../../src/drawings/geometry/visible-parts.ts'
import { facesOf, withoutHidden } from './visibility.ts'

/** The drawings that pages bring in with <use>, and can therefore move. */
const rising = /^(hero|service|case|product)-/

/** The drawings that are shown too small for a word on them. */
const wordless = /^cover-/

interface Item extends Placed {
  marks: Mark[]
  /** What kind of foot it grows from, if it can. */
  foot?: 'round' | 'square' | undefined
  run?: Segment | undefined
}

const range = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)]

function lineExtent(points: readonly Point3[]): Extent {
  const [x, y, z] = [0, 1, 2].map((axis) => range(points.map((point) => point[axis] ?? 0))) as [
    Range,
    Range,
    Range,
  ]
  const flat = z[1] - z[0] < 1
  return { x, y, z: flat ? [z[0] + 0.1, z[1] + 0.4] : [z[0] + 0.1, z[1] - 0.1] }
}

export class Scene {
  readonly #words: DrawingWords
  readonly #items: Item[] = []
  readonly #under: Mark[] = []
  readonly #above: Mark[] = []
  readonly #runsAbove: Segment[] = []
  readonly #callouts: Callout[] = []

  constructor(words: DrawingWords) {
    this.#words = words
  }

  #add(extent: Extent, marks: Mark[], line?: { run?: Segment }, foot?: Item['foot']): this {
    const bounds = union(marks.map((mark) => mark.bounds))
    this.#items.push({ extent, marks, bounds, thin: line !== undefined, run: line?.run, foot })
    return this
  }

  #lay(layer: Mark[], mark: Mark): this {
    layer.push(mark)
    return this
  }

  box(at: Point3, size: Point3, style?: BoxStyle): this {
    const [x, y, z] = at.map((low, axis): Range => [low, low + (size[axis] ?? 0)]) as [
      Range,
      Range,
      Range,
    ]
    return this.#add({ x, y, z }, box(at, size, style), undefined, 'square')
  }

  silo(foot: Point3, radius: number, height: number, style?: SiloStyle): this {
    const [x, y, z] = foot
    const extent: Extent = {
      x: [x - radius, x + radius],
      y: [y - radius, y + radius],
      z: [z, z + height],
    }
    return this.#add(extent, silo(foot, radius, height, style), undefined, 'round')
  }

  /** A cylinder that lies along x or y; `foot` is the middle of its end at the lower coordinate. */
  tube(foot: Point3, along: 'x' | 'y', radius: number, length: number, style?: TubeStyle): this {
    const [x, y, z] = foot
    const extent: Extent = {
      x: along === 'x' ? [x, x + length] : [x - radius, x + radius],
      y: along === 'y' ? [y, y + length] : [y - radius, y + radius],
      z: [z - radius, z + radius],
    }
    return this.#add(extent, tube(foot, along, radius, length, style), undefined, 'square')
  }

  /** A flat sheet that leans or stands free: a roof, a blade, a solar panel. Its outline is convex. */
  panel(corners: readonly Point3[], paint: PaintName, extent = lineExtent(corners)): this {
    return this.#add(extent, [shape(paint, polygon(...corners.map(project)))])
  }

  /** A squared plan under everything. */
  ground([x, y]: Point2, [width, depth]: Point2, step: number): this {
    const rules = []
    for (let along = 0; along <= width; along += step)
      rules.push(polyline(project([x + along, y, 0]), project([x + along, y + depth, 0])))
    for (let across = 0; across <= depth; across += step)
      rules.push(polyline(project([x, y + across, 0]), project([x + width, y + across, 0])))
    return this.#lay(this.#under, shape('ground', ...rules))
  }

  line(points: readonly Point3[], paint: PaintName = 'line', extent = lineExtent(points)): this {
    return this.#add(extent, [shape(paint, polyline(...points.map(project)))], {})
  }

  segments(
    pairs: readonly (readonly [Point3, Point3])[],
    paint: PaintName,
    extent = lineExtent(pairs.flat()),
  ): this {
    const outlines = pairs.map((pair) => polyline(...pair.map(project)))
    return this.#add(extent, [shape(paint, ...outlines)], {})
  }

  /** The thing that must not break, standing still. */
  signal(points: readonly Point3[]): this {
    for (const leg of legs(points)) this.line(leg, 'signalLine')
    return this
  }

  /** The thing that must not break, as a run that the page sets in motion. */
  run(points: readonly Point3[], extent?: Extent): this {
    for (const leg of legs(points)) {
      const run = onPaper(leg)
      this.#add(extent ?? lineExtent(leg), [shape('signalLine', polyline(...run))], { run })
    }
    return this
  }

  runAbove(points: readonly Point3[]): this {
    this.#runsAbove.push(...legs(points).map(onPaper))
    return this
  }

  above(points: readonly Point3[], paint: PaintName): this {
    return this.#lay(this.#above, shape(paint, polyline(...points.map(project))))
  }

  dot(at: Point3, radius: number, paint: PaintName = 'signalDot'): this {
    return this.#lay(this.#above, shape(paint, circle(project(at), radius)))
  }

  /** Where something was refused. */
  cross([x, y, z]: Point3, reach: number): this {
    const stroke = (turn: number) =>
      polyline(project([x - reach, y - turn * reach, z]), project([x + reach, y + turn * reach, z]))
    return this.#lay(this.#above, shape('emphasis', stroke(1), stroke(-1)))
  }

  /** A number, a name or an owner, led away from what it belongs to. */
  note(
    of: Point3,
    [dx, dy]: Point2,
    lines: readonly string[],
    reads: Callout['reads'] = 'right',
  ): this {
    if (wordless.test(this.#words.id)) return this
    const at = project(of)
    const callout: Callout = { at, elbow: [at[0] + dx, at[1] + dy], reads, lines }
    this.#callouts.push(callout)
    return this
  }

  /** Says of each mark how it comes to stand where it is, and draws the plan it comes from. */
  #lift(): Mark[] {
    const places = this.#items.map(({ extent }) => nearness(extent))
    const [first, last] = [Math.min(...places), Math.max(...places)]
    for (const { extent, marks, bounds, foot } of this.#items) {
      if (isFlat(extent)) continue
      const near = (nearness(extent) - first) / (last - first || 1)
      const moves = foot ? liftOf(extent, bounds, near, foot) : 'late'
      for (const mark of marks) mark.moves = moves
    }
    for (const mark of this.#under) mark.moves = 'ground'
    for (const mark of this.#above) mark.moves = 'late'
    return planOf(this.#items)
  }

  draw(frame: Frame): Drawing {
    const plan = rising.test(this.#words.id) ? this.#lift() : []
    const ordered = inDepthOrder(this.#items)
    const still = ordered
      .filter((item) => !item.run)
      .flatMap((item) => item.marks)
      .filter(({ kind }) => kind === 'shape' || !wordless.test(this.#words.id))
    const marks = withoutHidden([...this.#under, ...still, ...this.#above])
    const runs = ordered.flatMap(({ run }, index) =>
      run ? visibleParts(run, facesOf(ordered.slice(index + 1).flatMap((item) => item.marks))) : [],
    )
    const solid = [...this.#items, ...this.#above].map(({ bounds }) => bounds)
    const bare = union([...solid, ...this.#runsAbove.map(boundsOf)])
    const ground = this.#under.map(({ bounds }) => bounds)
    const drawn = union([bare, ...ground, ...this.#callouts.map(calloutBounds)])
    return {
      ...this.#words,
      frame: frame(drawn),
      drawn,
      bare,
      groups: {
        drawing: layersSvg([...plan, ...marks]),
        run: runSvg([...runs, ...this.#runsAbove]),
        notes: notesSvg(this.#callouts),
      },
      notes: this.#callouts.map(({ lines }) => lines.join(' ')),
      crowded: () => crowdedNotes(this.#callouts, facesOf(marks)),
      part: () => this.#part(ordered),
      detail: (words, ...marked) => detailOf(words, this.#whole(ordered), ...marked),
    }
  }

  #whole(ordered: readonly Item[]) {
    return { built: this.#items, ordered, under: this.#under, above: this.#above }
  }

  #part(ordered: readonly Item[]) {
    const along = (axis: 'x' | 'y' | 'z') => range(ordered.flatMap(({ extent }) => extent[axis]))
    const runsAbove = this.#runsAbove.map((run) => shape('signalLine', polyline(...run)))
    return {
      room: { x: along('x'), y: along('y'), z: along('z') },
      marks: withoutHidden([
        ...ordered.flatMap(({ marks }) => marks),
        ...runsAbove,
        ...this.#above,
      ]),
    }
  }
}

function legs(points: readonly Point3[]): [Point3, Point3][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point])
}

function onPaper([from, to]: readonly [Point3, Point3]): Segment {
  return [project(from), project(to)]
}
