import type { Bust, Material } from './bust.ts'
import { bustOf } from './bust.ts'
import { faceTone, onGlasses, onTemple } from './complexion.ts'
import type { Person } from './person.ts'
import type { Vector } from './solid.ts'
import { advance, dot, normalised } from './solid.ts'

const PAPER = 1
const LIGHT = normalised([-0.58, 0.55, 0.6])
const BLACK = 0.02

function firstHit({ distance }: Bust, x: number, y: number): Vector | undefined {
  let z = 2
  for (let step = 0; step < 60 && z >= -1.6; step++) {
    const gap = distance([x, y, z])
    if (gap < 0.004) return [x, y, z]
    z -= gap * 0.8
  }
  return undefined
}

function normalAt({ distance }: Bust, [x, y, z]: Vector): Vector {
  const step = 0.006
  const here = distance([x, y, z])
  return normalised([
    distance([x + step, y, z]) - here,
    distance([x, y + step, z]) - here,
    distance([x, y, z + step]) - here,
  ])
}

function lightReaching({ distance }: Bust, point: Vector): number {
  let light = 1
  let travelled = 0.06
  for (let step = 0; step < 14 && travelled <= 1.6; step++) {
    const gap = distance(advance(point, LIGHT, travelled))
    if (gap < 0.01) return 0.5
    light = Math.min(light, 0.5 + (5 * gap) / travelled)
    travelled += Math.max(0.04, gap)
  }
  return light
}

function hairShine({ hair }: Person, [x, y, z]: Vector, lit: number, diffuse: number): number {
  const strand = hair === 'bob' ? x * 26 + y * 5 : x * 16 + y * 16 + z * 6
  return 0.35 + 0.9 * lit ** 1.5 + 0.25 * Math.sin(strand) * diffuse
}

function draped([x, y]: Vector, cloth: number): { tone: number; fold: number } {
  const across = x * 0.8 + y + 2
  const fold = 0.9 + 0.16 * Math.sin(across * 22)
  if (across < 0.28) return { tone: 0.86, fold }
  return { tone: Math.abs(across - 0.35) < 0.07 ? 0.15 : cloth, fold }
}

function toneOf(person: Person, material: Material, inHead: Vector, x: number): number {
  const onFace = material === 'skin' || material === 'hair'
  if (onFace && onGlasses(person, inHead)) return BLACK
  if (material !== 'hair' && onTemple(person, inHead)) return BLACK
  if (material === 'skin') return faceTone(person, inHead)
  if (material === 'hair') return person.hair === 'bald' ? 0.42 : 0.24
  if (material === 'collar') return Math.min(1, person.cloth + 0.25)
  return person.collar && Math.abs(x) < 0.02 ? person.cloth * 0.4 : person.cloth
}

/** Brightness of the bust seen from the front, lit from the upper left; the paper around it is 1. */
export function brightnessOf(person: Person): (x: number, y: number) => number {
  const bust = bustOf(person)
  return (x, y) => {
    const point = firstHit(bust, x, y)
    if (!point) return PAPER
    const normal = normalAt(bust, point)
    const diffuse = Math.max(0, dot(normal, LIGHT))
    const lit = diffuse * lightReaching(bust, point)
    const material = bust.materialAt(point)
    const inHead = bust.inHead(point)
    let light = 0.4 + 0.12 * normal[1] + 0.86 * lit
    let tone = toneOf(person, material, inHead, x)
    if (material === 'hair') light = hairShine(person, inHead, lit, diffuse)
    if (material === 'cloth' && person.drape) {
      const drape = draped(point, tone)
      light *= drape.fold
      tone = drape.tone
    }
    const rim = (1 - Math.max(0, normal[2])) ** 3
    return Math.max(0, Math.min(1, Math.min(0.9, light * tone * 1.2 + 0.05) - rim * 0.22))
  }
}
