import type { Point2 } from '../geometry/projection.ts'
import { COS_30, project } from '../geometry/projection.ts'

/**
 * A town of equal plots, squared with its streets. A plot is √3 times as long as deep, so one step
 * along x and one along y together lead straight to the right: the plots fill an upright sheet.
 */
export const DEPTH = 106
export const LENGTH = 2 * COS_30 * DEPTH
export const STREET = { along: 35, across: 20 }
export const PLOT: Point2 = [LENGTH - STREET.across, DEPTH - STREET.along]

/** Steps along x and along y from the plot in the upper left corner. */
export type Cell = readonly [i: number, j: number]

/** `columns` plots to a row, far rows first, from left to right. */
export function cells(count: number, columns: number): Cell[] {
  return Array.from({ length: count }, (_, place): Cell => {
    const row = Math.floor(place / columns)
    const i = (place % columns) + Math.ceil(row / 4)
    return [i, i - row]
  })
}

/** The near left corner of a plot on paper. */
export const cornerOf = ([i, j]: Cell): Point2 => project([i * LENGTH, j * DEPTH, 0])

/** The middle of a plot on paper. */
export const middleOf = (cell: Cell): Point2 => {
  const [x, y] = cornerOf(cell)
  return [x + DEPTH, y]
}

/** No map has more plots: with more of them none could be found. */
export const MOST = 100

/** Plots to a row, on a sheet as wide as a hand and on one as wide as a desk: a few would be lost on five. */
export const NARROW = 3
export const columnsOf = (count: number) => (count <= 3 * NARROW ? NARROW : 5)

export interface Sheet {
  left: number
  top: number
  width: number
  height: number
}

/** The sheet around all rows, with room above for what stands tall in the first. */
export function sheetOf(count: number, columns: number): Sheet {
  const rows = Math.ceil(count / columns)
  const [left, top] = [-0.35 * DEPTH, -1.36 * DEPTH]
  const [width, height] = [(2 * columns + 1.72) * DEPTH, (rows * COS_30 + 1.62) * DEPTH]
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  }
}
