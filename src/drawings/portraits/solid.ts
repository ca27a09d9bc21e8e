export type Vector = readonly [x: number, y: number, z: number]

/** Signed distance from a point to a surface: negative inside. */
export type Solid = (point: Vector) => number

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const advance = (from: Vector, along: Vector, distance: number): Vector => [
  from[0] + along[0] * distance,
  from[1] + along[1] * distance,
  from[2] + along[2] * distance,
]

export function normalised(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

export function ellipsoid(point: Vector, centre: Vector, [rx, ry, rz]: Vector): number {
  const [x, y, z] = subtract(point, centre)
  const scaled = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
  const slope = Math.sqrt((x / (rx * rx)) ** 2 + (y / (ry * ry)) ** 2 + (z / (rz * rz)) ** 2)
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / slope
}

export function capsule(point: Vector, from: Vector, to: Vector, radius: number): number {
  const [reach, axis] = [subtract(point, from), subtract(to, from)]
  const part = Math.max(0, Math.min(1, dot(reach, axis) / dot(axis, axis)))
  const [x, y, z] = advance(reach, axis, -part)
  return Math.sqrt(x * x + y * y + z * z) - radius
}

export function joined(a: number, b: number, softness: number): number {
  const blend = Math.max(softness - Math.abs(a - b), 0) / softness
  return Math.min(a, b) - (blend * blend * softness) / 4
}

export function common(a: number, b: number, softness: number): number {
  return -joined(-a, -b, softness)
}

export function without(a: number, b: number, softness: number): number {
  return common(a, -b, softness)
}
