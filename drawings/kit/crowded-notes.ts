import type { Bounds } from '../../src/drawings/picture-list.ts'
import { type Callout, wordsBounds } from './callout.ts'
import { type Convex, overlap } from '../../src/drawings/geometry/convex.ts'

/** The notes whose words lie on a face of the drawing or on another note. */
export function crowdedNotes(callouts: readonly Callout[], faces: readonly Convex[]): string[] {
  const boxes = callouts.map((callout) => corners(wordsBounds(callout)))
  return callouts
    .filter((_, place) => {
      const others = boxes.filter((_box, elsewhere) => elsewhere !== place)
      return [...faces, ...others].some((one) => overlap(one, boxes[place]!))
    })
    .map(({ lines }) => lines.join(' '))
}

const corners = ({ left, top, right, bottom }: Bounds): Convex => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
