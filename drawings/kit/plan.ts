import { circle, polygon } from '../../src/drawings/geometry/outline.ts'
import { project } from '../../src/drawings/geometry/projection.ts'
import type { Extent } from './depth-order.ts'
import { isFlat, type Lift } from './lift.ts'
import type { Mark, ShapeMark } from './mark.ts'
import { shape } from './mark.ts'
import { withoutHidden } from './visibility.ts'

interface Built {
  extent: Extent
  marks: readonly Mark[]
  foot?: Lift['foot'] | undefined
}

function groundOf({ extent: { x, y }, foot }: Built): ShapeMark {
  if (foot === 'round') {
    const middle = project([(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, 0])
    return shape('line', circle(middle, (x[1] - x[0]) / 2))
  }
  const corners = [
    project([x[0], y[0], 0]),
    project([x[1], y[0], 0]),
    project([x[1], y[1], 0]),
    project([x[0], y[1], 0]),
  ]
  return shape('line', polygon(...corners))
}

/** What solids stand on. They hide it, so it is seen only while they are sunk. */
export function planOf(items: readonly Built[]): Mark[] {
  const standing = items.filter(({ extent, foot }) => foot && extent.z[0] === 0 && !isFlat(extent))
  return standing.flatMap((item): Mark[] => {
    const ground = groundOf(item)
    const isSeen = withoutHidden([ground, ...item.marks]).includes(ground)
    return isSeen ? [] : [{ ...ground, moves: 'ground' }]
  })
}
