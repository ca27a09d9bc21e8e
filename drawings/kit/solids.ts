import type { Mark } from './mark.ts'
import { shape } from './mark.ts'
import { circle, drum, frontArc, polygon, polyline } from '../../src/drawings/geometry/outline.ts'
import type { PaintName } from './paint.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { HEIGHT_SCALE, project } from '../../src/drawings/geometry/projection.ts'
import { Surface } from './surface.ts'

export type Finish = 'solid' | 'signal' | 'glass' | 'frosted' | 'ghost'

export interface BoxStyle {
  finish?: Finish
  /** Distance between the lines that shade the right face; 0 for none. */
  hatch?: number
  top?: (surface: Surface) => void
  front?: (surface: Surface) => void
}

export interface TubeStyle {
  finish?: 'solid' | 'signal'
  /** Where rings are drawn around it, as parts of its length. */
  rings?: readonly number[]
}

export interface SiloStyle {
  /** Heights of the bands, as parts of the whole. */
  bands?: readonly number[]
  /** Radius of the lid, as a part of the whole. */
  lid?: number
}

const finishes: Record<Finish, { top: PaintName; front: PaintName; right: PaintName }> = {
  solid: { top: 'top', front: 'front', right: 'right' },
  signal: { top: 'signal', front: 'signalFront', right: 'signalRight' },
  glass: { top: 'glassTop', front: 'glassFront', right: 'glassRight' },
  frosted: { top: 'frostedTop', front: 'front', right: 'right' },
  ghost: { top: 'ghost', front: 'ghost', right: 'ghost' },
}

function hatching([x, y, z]: Point3, depth: number, height: number, spacing: number): Mark[] {
  const lines = []
  for (let across = spacing; across < depth - spacing * 0.3; across += spacing) {
    const ends = [project([x, y + across, z + height]), project([x, y + across, z])]
    lines.push(polyline(...(lines.length % 2 ? ends.reverse() : ends)))
  }
  return lines.length ? [shape('hatch', ...lines)] : []
}

export function box(
  [x, y, z]: Point3,
  [width, depth, height]: Point3,
  style: BoxStyle = {},
): Mark[] {
  const { finish = 'solid', hatch = finish === 'signal' ? 0 : 5 } = style
  const paint = finishes[finish]
  const at = (along: number, across: number, up: number) => project([x + along, y + across, z + up])
  const corner = at(width, 0, height)
  const marks: Mark[] = []
  if (height > 0) {
    marks.push(shape(paint.front, polygon(corner, at(0, 0, height), at(0, 0, 0), at(width, 0, 0))))
    marks.push(
      shape(
        paint.right,
        polygon(corner, at(width, depth, height), at(width, depth, 0), at(width, 0, 0)),
      ),
    )
    if (hatch && height > 3) marks.push(...hatching([x + width, y, z], depth, height, hatch))
  }
  marks.push(
    shape(
      paint.top,
      polygon(corner, at(0, 0, height), at(0, depth, height), at(width, depth, height)),
    ),
  )
  for (const [draw, surface] of [
    [style.front, new Surface('upright', [x, y, z])],
    [style.top, new Surface('flat', [x, y, z + height])],
  ] as const) {
    draw?.(surface)
    marks.push(...surface.marks)
  }
  return marks
}

export function silo(foot: Point3, radius: number, height: number, style: SiloStyle = {}): Mark[] {
  const [x, y] = project(foot)
  const rise = HEIGHT_SCALE * height
  const shading = []
  const finest = 1.7 / radius
  for (let part = 0.05; part < 1; part += Math.max(0.09 - part * 0.045, finest)) {
    const [across, forward] = [radius * part, radius * Math.sqrt(1 - part * part)]
    shading.push(polyline([x + across, y + forward - rise], [x + across, y + forward]))
  }
  const marks: Mark[] = [
    shape('front', drum([x, y], radius, rise)),
    shape('hatch', ...shading),
    shape('top', circle([x, y - rise], radius)),
  ]
  for (const band of style.bands ?? [])
    marks.push(shape('line', frontArc([x, y - rise * band], radius)))
  if (style.lid) marks.push(shape('line', circle([x, y - rise], radius * style.lid)))
  return marks
}

const RING_STEPS = 28
/** Degrees around a lying tube, from its right or front towards the ground, where light is short. */
const TUBE_SHADING = { x: [-32, -24, -15, -5, 7], y: [-19, -10, 0, 11, 23] } as const

/** A cylinder that lies along x or y. `foot` is the middle of its end at the lower coordinate. */
export function tube(
  [x, y, z]: Point3,
  along: 'x' | 'y',
  radius: number,
  length: number,
  style: TubeStyle = {},
): Mark[] {
  const onRing = (angle: number, part: number): Point2 => {
    const [across, up] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    return along === 'x'
      ? project([x + length * part, y - across, z + up])
      : project([x + across, y + length * part, z + up])
  }
  const ring = (part: number) =>
    Array.from({ length: RING_STEPS }, (_, step) => onRing((step / RING_STEPS) * 2 * Math.PI, part))
  const [start, end] = [project([x, y, z]), onRing(0, 1)]
  const run: Point2 = [end[0] - onRing(0, 0)[0], end[1] - onRing(0, 0)[1]]
  const body = Array.from({ length: RING_STEPS }, (_, step): Point2 => {
    const angle = (step / RING_STEPS) * 2 * Math.PI
    const [px, py] = onRing(angle, 0)
    const [qx, qy] = onRing(angle + 0.001, 0)
    const outward: Point2 = [qy - py, px - qx]
    const turn = Math.sign(outward[0] * (px - start[0]) + outward[1] * (py - start[1]))
    const far = turn * (outward[0] * run[0] + outward[1] * run[1]) > 0
    return onRing(angle, far ? 1 : 0)
  })
  const signal = style.finish === 'signal'
  const shading = TUBE_SHADING[along].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return polyline(onRing(angle, 0), onRing(angle, 1))
  })
  const nearEnd = along === 'x' ? 1 : 0
  const [wall, cap]: [PaintName, PaintName] = along === 'x' ? ['front', 'right'] : ['top', 'front']
  const [signalWall, signalCap]: [PaintName, PaintName] =
    along === 'x' ? ['signalFront', 'signalRight'] : ['signal', 'signalFront']
  const marks = [shape(signal ? signalWall : wall, polygon(...body))]
  if (!signal && radius > 4) marks.push(shape('hatch', ...shading))
  for (const part of style.rings ?? []) {
    const lit = along === 'x' ? [-35, 145] : [-22, 158]
    const points = Array.from({ length: 11 }, (_, step) => {
      const degrees = (lit[0] ?? 0) + (step * 180) / 10
      return onRing((degrees * Math.PI) / 180, part)
    })
    marks.push(shape('line', polyline(...points)))
  }
  marks.push(shape(signal ? signalCap : cap, polygon(...ring(nearEnd))))
  return marks
}
