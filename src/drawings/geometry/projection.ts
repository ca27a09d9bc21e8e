export type Point2 = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]

export const COS_30 = Math.cos(Math.PI / 6)
export const SIN_30 = 0.5
export const HEIGHT_SCALE = 0.82

/** Plan-oblique 30/60: the plan keeps its true shape, heights go straight up. */
export function project([x, y, z]: Point3): Point2 {
  return [COS_30 * x + SIN_30 * y, SIN_30 * x - COS_30 * y - HEIGHT_SCALE * z]
}
