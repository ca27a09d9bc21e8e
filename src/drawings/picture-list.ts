/** In the folder `drawings` of a pack, beside the drawings: what there is to know of each. */
export const pictureList = 'manifest.json'

/** Beside a drawing: how its scene stands on the map. */
export const plotFile = (name: string) => `${name}.plot.json`

/** A part of a sheet, in its own units. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A drawing as its pack describes it. */
export type Pictured = {
  width: number
  height: number
  viewBox: string
  title: string
  description: string
  /** What its callouts say, and the width from which they can be read. */
  notes?: string[]
  readableFrom?: number
  /** What its marks take up of the sheet, without the plan underneath and the callouts. */
  bare?: Bounds
}
