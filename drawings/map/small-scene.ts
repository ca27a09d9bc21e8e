import { boundsOf } from '../../src/drawings/geometry/bounds.ts'
import type { Drawing } from '../kit/drawn.ts'
import type { ShapeMark } from '../kit/mark.ts'
import { shape } from '../kit/mark.ts'
import { merged } from '../kit/merge-marks.ts'
import type { Outline } from '../../src/drawings/geometry/outline.ts'
import { pointsOf } from '../../src/drawings/geometry/outline.ts'
import type { Paint, PaintName } from '../kit/paint.ts'
import { paintOf } from '../kit/paint.ts'
import { pathData } from '../../src/drawings/geometry/path-data.ts'
import type { Point2 } from '../../src/drawings/geometry/projection.ts'
import { COS_30, project, SIN_30 } from '../../src/drawings/geometry/projection.ts'
import { PLOT } from '../../src/drawings/map/city-plan.ts'
import { type PlotScene, UNIT } from '../../src/drawings/map/plot-scene.ts'
import { facesOf } from '../kit/visibility.ts'

const MARGIN = 4
/** How far into the street behind its plot a scene may rise: beyond it lie the two lines of a name. */
const REACH = 8
/** Scenes stand nearer to the front of their plots, so that what is tall hides less behind it. */
const NEAR = 0.25
/** Of what is drawn small, smaller things are left out, in units of the map. */
const SMALLEST = 1.6
const SHORTEST_LINE = 3
const HATCH_APART = 2.8

/** On the map a scene's signal waits until the page asks for it. */
const waiting: Partial<Record<PaintName, string>> = {
  signal: 'm1',
  signalDot: 'm1',
  signalFront: 'm2',
  signalRight: 'm3',
}

const widths: Partial<Record<PaintName, number>> = {
  line: 0.4,
  dashed: 0.4,
  hatch: 0.28,
  wire: 0.3,
  emphasis: 0.8,
  signalLine: 1.1,
  guide: 0.3,
}

/** Brings an outline to the map's scale. */
function scaled(outline: Outline, scale: number): Outline {
  const by = (value: number) => (value * scale) / UNIT
  const at = ([x, y]: Point2): Point2 => [by(x), by(y)]
  switch (outline.kind) {
    case 'polygon':
    case 'polyline':
      return { ...outline, points: outline.points.map(at) }
    case 'circle':
    case 'front-arc':
      return { ...outline, centre: at(outline.centre), radius: by(outline.radius) }
    case 'drum':
      return {
        ...outline,
        foot: at(outline.foot),
        radius: by(outline.radius),
        rise: by(outline.rise),
      }
  }
}

function sizeOf(outline: Outline): number {
  const { left, top, right, bottom } = boundsOf(pointsOf(outline))
  return Math.max(right - left, bottom - top)
}

/** Hatching keeps its evenness: of lines that would stand too close only every second, third … stays. */
function thinned(outlines: readonly Outline[], scale: number): readonly Outline[] {
  const [first, second] = outlines
  if (!first || !second) return outlines
  const [[ax, ay], [bx, by]] = [pointsOf(first).at(-1)!, pointsOf(second)[0]!]
  const [cx, cy] = pointsOf(second).at(-1)!
  const step = Math.min(Math.hypot(bx - ax, by - ay), Math.hypot(cx - ax, cy - ay)) * scale
  const every = Math.max(1, Math.round(HATCH_APART / Math.max(step, 0.2)))
  return outlines.filter((_, index) => index % every === Math.floor(every / 2))
}

function small(mark: ShapeMark, scale: number): ShapeMark[] {
  const least = mark.paint === 'line' ? SHORTEST_LINE : SMALLEST
  const shown = mark.outlines.filter((outline) => sizeOf(outline) * scale >= least)
  const outlines = mark.paint === 'hatch' || mark.paint === 'line' ? thinned(shown, scale) : shown
  return outlines.length > 0
    ? [shape(mark.paint, ...outlines.map((outline) => scaled(outline, scale)))]
    : []
}

function attributesOf(name: PaintName): string {
  const paint: Paint = paintOf(name)
  const thin = (units: number) => (units / UNIT).toFixed(1).replace(/\.0$/, '')
  const fill = waiting[name] ?? paint.fill
  const stroke = name === 'signalLine' ? 'm4' : paint.stroke
  const width = widths[name]
  return [
    fill && `fill="var(--${fill})"`,
    paint.fillOpacity && `fill-opacity="${paint.fillOpacity}"`,
    stroke && `stroke="${stroke === 'none' ? stroke : `var(--${stroke})`}"`,
    width && `stroke-width="${thin(width)}"`,
    paint.opacity && `opacity="${paint.opacity}"`,
    paint.dash && `stroke-dasharray="${thin(1.2)}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What hides a pipe, without what is too small to. */
const wallsOf = (marks: readonly ShapeMark[], [x, y]: Point2) =>
  facesOf(marks)
    .map((face) => face.map(([px, py]): Point2 => [x + px * UNIT, y + py * UNIT]))
    .filter((face) => {
      const { left, right, top, bottom } = boundsOf(face)
      return Math.max(right - left, bottom - top) > 2
    })
    .map((face) => face.flat().map(tenths))

const tenths = (value: number) => Math.round(value * 10) / 10

/** The depth on the ground that the highest edges of a scene stand before, as one sees them. */
const furthestBack = (marks: readonly ShapeMark[]) =>
  Math.max(
    ...marks.flatMap(({ outlines }) =>
      outlines.flatMap(pointsOf).map(([x, y]) => SIN_30 * x - COS_30 * y),
    ),
  )

/** A scene as it stands on its plot: without letters and ground, as large as the plot allows. */
export function smallScene(drawing: Drawing): PlotScene {
  if (!drawing.part) throw new Error(`'${drawing.id}' is no scene.`)
  const { room, marks } = drawing.part()
  const [width, depth] = [room.x, room.y].map(([low, high]) => high - low) as [number, number]
  const shapes = marks.filter((mark) => mark.kind === 'shape')
  const back = furthestBack(shapes) - room.y[0]
  const [long, deep] = PLOT
  const scale = Math.min(
    (long - 2 * MARGIN) / width,
    (deep - 2 * MARGIN) / depth,
    (deep + REACH - MARGIN) / back,
  )
  const corner: Point2 = [
    (long - width * scale) / 2,
    Math.min((deep - depth * scale) * NEAR, deep + REACH - back * scale),
  ]
  const origin = project([corner[0] - room.x[0] * scale, corner[1] - room.y[0] * scale, 0])
  const seen = shapes.flatMap((mark) => small(mark, scale))
  const paths = merged(seen).flatMap((layer) =>
    layer.kind === 'shapes'
      ? [`<path ${attributesOf(layer.paint)} d="${pathData(layer.marks, 1)}"/>`]
      : [],
  )
  return {
    at: [tenths(origin[0]), tenths(origin[1])],
    svg: paths.join('').replaceAll('<path  d', '<path d'),
    walls: wallsOf(seen, origin),
  }
}
