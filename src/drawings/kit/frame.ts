import type { Bounds } from './bounds.ts'

/** Turns what was drawn into the sheet it is shown on. Sheets have whole-number edges. */
export type Frame = (drawn: Bounds) => Bounds

export const padded =
  (padding: number): Frame =>
  (drawn) => ({
    left: Math.floor(drawn.left - padding),
    top: Math.floor(drawn.top - padding),
    right: Math.ceil(drawn.right + padding),
    bottom: Math.ceil(drawn.bottom + padding),
  })

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
