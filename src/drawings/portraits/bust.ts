import { faceOf, hairOf, mirrored } from './head.ts'
import type { Person } from './person.ts'
import type { Solid, Vector } from './solid.ts'
import { capsule, ellipsoid, joined } from './solid.ts'

export type Material = 'skin' | 'hair' | 'cloth' | 'collar'

export interface Bust {
  distance: Solid
  materialAt: (point: Vector) => Material
  /** The point as the head sees it, whichever way it is turned. */
  inHead: (point: Vector) => Vector
}

function turned({ yaw, pitch }: Person): (point: Vector) => Vector {
  const [cosYaw, sinYaw, cosPitch, sinPitch] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
  ]
  return ([x, y, z]) => {
    const [acrossX, deep] = [cosYaw * x - sinYaw * z, sinYaw * x + cosYaw * z]
    return [acrossX, cosPitch * y - sinPitch * deep, sinPitch * y + cosPitch * deep]
  }
}

function bodyOf({ shoulders }: Person): Solid {
  return (point) => {
    const chest = ellipsoid(point, [0, -2.2, -0.25], [shoulders, 0.86, 0.62])
    const shoulder = ellipsoid(mirrored(point), [shoulders * 0.74, -2.02, -0.25], [0.5, 0.5, 0.46])
    return joined(chest, shoulder, 0.4)
  }
}

function collarOf({ neck, collar }: Person): Solid {
  if (!collar) return () => Infinity
  return ([x, y, z]) => {
    const wall = Math.abs(Math.hypot(x / 1.05, z + 0.2) - (neck + 0.1)) - 0.05
    return Math.max(wall, Math.abs(y + 1.36 + z * 0.28) - 0.15)
  }
}

export function bustOf(person: Person): Bust {
  const inHead = turned(person)
  const [face, hair, body, collar] = [
    faceOf(person),
    hairOf(person),
    bodyOf(person),
    collarOf(person),
  ]
  const parts = (point: Vector) => {
    const seen = inHead(point)
    const neck = capsule(point, [0, -0.6, -0.14], [0, -1.6, -0.22], person.neck)
    return { skin: face(seen), hair: hair(seen), neck, cloth: body(point), collar: collar(point) }
  }
  return {
    inHead,
    distance: (point) => {
      const { skin, hair: hairs, neck, cloth, collar: band } = parts(point)
      const head = Math.min(skin, hairs)
      return Math.min(neck < head ? joined(neck, head, 0.1) : head, cloth, band)
    },
    materialAt: (point) => {
      const { skin, hair: hairs, neck, cloth, collar: band } = parts(point)
      const head = Math.min(skin, hairs, neck)
      if (band < Math.min(head, cloth)) return 'collar'
      if (cloth < head) return 'cloth'
      return hairs < skin && hairs <= neck ? 'hair' : 'skin'
    },
  }
}
