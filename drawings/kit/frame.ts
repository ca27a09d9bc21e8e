import type { Bounds } from '../../src/drawings/picture-list.ts'

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
