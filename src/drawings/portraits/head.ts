import type { Person } from './person.ts'
import type { Solid, Vector } from './solid.ts'
import { capsule, common, ellipsoid, joined, without } from './solid.ts'

export const mirrored = ([x, y, z]: Vector): Vector => [Math.abs(x), y, z]

export function faceOf({ faceWidth }: Person): Solid {
  return (point) => {
    const half = mirrored(point)
    let face = ellipsoid(point, [0, 0.12, -0.05], [faceWidth, 0.84, 0.78])
    const jaw = ellipsoid(point, [0, -0.42, 0.14], [faceWidth * 0.74, 0.5, 0.54])
    const chin = ellipsoid(point, [0, -0.8, 0.36], [0.2, 0.12, 0.18])
    const cheek = ellipsoid(half, [0.36, -0.18, 0.42], [0.2, 0.18, 0.2])
    const brow = capsule(half, [0.1, 0.27, 0.66], [0.4, 0.27, 0.5], 0.07)
    const socket = ellipsoid(half, [0.27, 0.11, 0.82], [0.17, 0.12, 0.16])
    const eyeball = ellipsoid(half, [0.27, 0.1, 0.56], [0.13, 0.1, 0.12])
    const bridge = capsule(point, [0, 0.16, 0.68], [0, -0.17, 0.84], 0.065)
    const nostril = ellipsoid(half, [0.07, -0.2, 0.76], [0.07, 0.06, 0.1])
    const upperLip = ellipsoid(point, [0, -0.44, 0.62], [0.19, 0.055, 0.12])
    const lowerLip = ellipsoid(point, [0, -0.53, 0.6], [0.15, 0.055, 0.12])
    const ear = ellipsoid(half, [faceWidth, 0, -0.08], [0.08, 0.19, 0.13])
    face = joined(joined(face, jaw, 0.3), chin, 0.22)
    face = joined(joined(face, cheek, 0.2), brow, 0.12)
    face = joined(without(face, socket, 0.1), eyeball, 0.03)
    face = joined(joined(face, bridge, 0.1), nostril, 0.06)
    face = joined(joined(face, upperLip, 0.05), lowerLip, 0.05)
    return joined(face, ear, 0.05)
  }
}

const cuts: Record<Person['hair'], (width: number) => Solid> = {
  bald: (width) => (point) => {
    const skull = ellipsoid(point, [0, 0.06, -0.2], [width + 0.06, 0.74, 0.74])
    return common(skull, point[1] - 0.34, 0.1)
  },
  short: (width) => (point) => {
    const cap = ellipsoid(point, [0, 0.27, -0.08], [width + 0.06, 0.83, 0.82])
    const face = ellipsoid(point, [0, -0.34, 0.86], [width * 0.96, 0.86, 0.72])
    const hairline = point[1] + 0.15 + (point[2] < 0 ? 0.2 : 0)
    return common(without(cap, face, 0.06), -hairline, 0.08)
  },
  bun: (width) => (point) => {
    const cap = ellipsoid(point, [0, 0.18, -0.1], [width + 0.06, 0.88, 0.84])
    const face = ellipsoid(point, [0, -0.3, 0.92], [width, 0.94, 0.8])
    const bun = ellipsoid(point, [0, 0.5, -0.95], [0.36, 0.34, 0.32])
    const nape = ellipsoid(point, [0, -0.35, -0.75], [0.4, 0.34, 0.3])
    return Math.min(common(without(cap, face, 0.05), -(point[1] + 0.45), 0.1), bun, nape)
  },
  bob: (width) => (point) => {
    const cap = ellipsoid(point, [0, 0.14, -0.14], [width + 0.22, 1.02, 0.84])
    const sides = ellipsoid(point, [0, -0.3, -0.16], [width + 0.26, 0.72, 0.62])
    const face = ellipsoid(point, [-0.12, -0.36, 0.9], [width * 0.98, 0.92, 0.86])
    return common(without(joined(cap, sides, 0.3), face, 0.08), -(point[1] + 0.82), 0.06)
  },
}

export function hairOf({ hair, faceWidth }: Person): Solid {
  return cuts[hair](faceWidth)
}
