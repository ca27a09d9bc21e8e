import type { Frame } from './frame.ts'
import type { Point2 } from '../../src/drawings/geometry/projection.ts'
import { COS_30, project, SIN_30 } from '../../src/drawings/geometry/projection.ts'

export const centred =
  (width: number, height = width): Frame =>
  (drawn) => {
    const left = Math.round((drawn.left + drawn.right - width) / 2)
    const top = Math.round((drawn.top + drawn.bottom - height) / 2)
    return { left, top, right: left + width, bottom: top + height }
  }

/** The picture of a post, equal for all so that their cards line up. */
export const plate = centred(448, 336)

/** Stands the drawing on the lower left corner, so that several of them share a ground line. */
export const standing =
  (width: number, height: number): Frame =>
  (drawn) => {
    const left = Math.floor(drawn.left - 4)
    const bottom = Math.ceil(drawn.bottom + 4)
    return { left, top: bottom - height, right: left + width, bottom }
  }

export const fixed =
  (left: number, top: number, width: number, height: number): Frame =>
  () => ({ left, top, right: left + width, bottom: top + height })

const HERO = { width: 860, height: 752, step: 50, corner: [84.3, 418.6] } as const

/**
 * The sheet of the heroes: its lower right corner is the drawing's, near enough that the lines of
 * every ground fall on those of the others, so that the ground stays when one follows another.
 */
export const heroSheet =
  ([x, y]: Point2): Frame =>
  (drawn) => {
    const { width, height, step, corner } = HERO
    const foot = project([x, y, 0])
    const off = [
      foot[0] - (drawn.right - width) - corner[0],
      foot[1] - (drawn.bottom - height) - corner[1],
    ] as const
    const along = Math.round((COS_30 * off[0] + SIN_30 * off[1]) / step) * step
    const across = Math.round((SIN_30 * off[0] - COS_30 * off[1]) / step) * step
    const [right, down] = project([along, across, 0])
    const left = Math.round(foot[0] - corner[0] - right)
    const top = Math.round(foot[1] - corner[1] - down)
    return { left, top, right: left + width, bottom: top + height }
  }
