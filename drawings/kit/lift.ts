import type { Bounds } from '../../src/drawings/picture-list.ts'
import type { Extent } from './depth-order.ts'
import { HEIGHT_SCALE } from '../../src/drawings/geometry/projection.ts'

/** How a solid grows out of the plan: from what height, how far, and when. */
export interface Lift {
  base: number
  height: number
  step: number
  foot: 'round' | 'square'
  extent: Extent
  bounds: Bounds
}

/** Solids rise one after another, from far to near, in so many steps. */
const STEPS = 3
const FLAT = 3
/** What stands on others, or in the air, comes from where it is seen: nearly. */
const BASE_GRAIN = 3
/** A solid may come from deeper than it is high, together with others: it is cut off where it stands. */
const HEIGHT_GRAIN = 90
/** A slab that comes down from above others may lie there as it is: every cut costs every frame. */
const SLAB = 22

/** Grows from far off to near. */
export function nearness({ x, y }: Extent): number {
  return x[0] + x[1] - y[0] - y[1]
}

/** `near` is its place in the order of building, from 0 to 1. */
export function liftOf(extent: Extent, bounds: Bounds, near: number, foot: Lift['foot']): Lift {
  const [low, high] = extent.z
  const base = Math.round((low * HEIGHT_SCALE) / BASE_GRAIN) * BASE_GRAIN
  const isSlab = base > 0 && high - low <= SLAB
  return {
    base,
    height: isSlab ? 0 : Math.ceil(((high - low) * HEIGHT_SCALE) / HEIGHT_GRAIN) * HEIGHT_GRAIN,
    step: Math.round(near * (STEPS - 1)),
    foot,
    extent,
    bounds,
  }
}

export const isFlat = ({ z }: Extent) => z[1] <= FLAT
