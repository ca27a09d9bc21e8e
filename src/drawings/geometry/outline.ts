import type { Convex } from './convex.ts'
import type { Point2 } from './projection.ts'

export type Outline =
  | { kind: 'polygon'; points: readonly Point2[] }
  | { kind: 'polyline'; points: readonly Point2[] }
  | { kind: 'circle'; centre: Point2; radius: number }
  | { kind: 'front-arc'; centre: Point2; radius: number }
  | { kind: 'drum'; foot: Point2; radius: number; rise: number }

export const polygon = (...points: Point2[]): Outline => ({ kind: 'polygon', points })
export const polyline = (...points: Point2[]): Outline => ({ kind: 'polyline', points })
export const circle = (centre: Point2, radius: number): Outline => ({
  kind: 'circle',
  centre,
  radius,
})
export const frontArc = (centre: Point2, radius: number): Outline => ({
  kind: 'front-arc',
  centre,
  radius,
})
export const drum = (foot: Point2, radius: number, rise: number): Outline => ({
  kind: 'drum',
  foot,
  radius,
  rise,
})

function arc([x, y]: Point2, radius: number, turn: number, steps: number): Point2[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * turn
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function pointsOf(outline: Outline): readonly Point2[] {
  switch (outline.kind) {
    case 'polygon':
    case 'polyline':
      return outline.points
    case 'circle':
      return arc(outline.centre, outline.radius, 2 * Math.PI, 16).slice(0, 16)
    case 'front-arc':
      return arc(outline.centre, outline.radius, Math.PI, 8)
    case 'drum': {
      const [x, y] = outline.foot
      const shoulders: Point2[] = [
        [x - outline.radius, y - outline.rise],
        [x + outline.radius, y - outline.rise],
      ]
      return [...shoulders, ...arc(outline.foot, outline.radius, Math.PI, 8)]
    }
  }
}

/** Convex pieces that together cover what the outline covers. */
export function piecesOf(outline: Outline): Convex[] {
  const points = pointsOf(outline)
  if (outline.kind === 'polyline' || outline.kind === 'front-arc')
    return points.slice(1).map((point, index) => [points[index] ?? point, point])
  return [points]
}
