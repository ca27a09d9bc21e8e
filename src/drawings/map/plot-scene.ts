import type { Convex } from '../geometry/convex.ts'
import type { Point2 } from '../geometry/projection.ts'

/** Coordinates of a scene on its plot are counted in these parts of the map's unit. */
export const UNIT = 0.4

/** A scene as it stands on its plot, written by the tool beside its drawing. */
export type PlotScene = {
  /** To be moved onto its plot and scaled by UNIT. */
  svg: string
  /** Where the scene's origin lies, seen from the plot's near left corner. */
  at: [x: number, y: number]
  /** What hides a pipe: its faces, seen from that corner, x and y in turns. */
  walls: number[][]
}

/** The faces of a scene that stands on a plot with this corner. */
export const wallsAt = ({ walls }: PlotScene, [x, y]: Point2): Convex[] =>
  walls.map((face) =>
    Array.from({ length: face.length / 2 }, (_, corner): Point2 => [
      x + face[2 * corner]!,
      y + face[2 * corner + 1]!,
    ]),
  )
