import type { Person } from './person.ts'
import type { Vector } from './solid.ts'

/** How bright the face is where there is no shadow: brows, eyes, lips and what grows or sits on it. */
export function faceTone(person: Person, point: Vector): number {
  const [x, y, z] = point
  const side = Math.abs(x)
  if (z <= 0.1) return person.skin
  let tone = eyes(side, y, person.skin)
  tone = mouth(person, x, y, tone)
  if (side < 0.1 && side > 0.03 && Math.abs(y + 0.225) < 0.018) tone *= 0.3
  if (person.beard && inBeard(person, side, y)) tone = 0.28
  if (person.moustache && side < 0.29 && y < -0.27 - side * 0.22 && y > -0.42 + side * 0.1)
    tone = 0.3
  if (person.bindi && Math.hypot(side, y - 0.4) < 0.045) tone = 0.05
  return tone
}

function eyes(side: number, y: number, skin: number): number {
  const aboveBrow = y - (0.31 - (side - 0.26) ** 2 * 0.9)
  const brow = Math.abs(aboveBrow) < 0.04 && side > 0.1 && side < 0.46
  const [lidX, lidY] = [(side - 0.27) / 0.13, (y - 0.1) / 0.06]
  const fromCentre = lidX * lidX + lidY * lidY
  if (fromCentre < 1) return Math.hypot(side - 0.265, y - 0.105) < 0.062 ? 0.06 : 0.95
  const tone = brow ? skin * 0.22 : skin
  return fromCentre < 1.7 && y > 0.1 ? tone * 0.2 : tone
}

function mouth({ lips }: Person, x: number, y: number, tone: number): number {
  const side = Math.abs(x)
  if (Math.abs(y + 0.485 - x ** 2 * 0.25) < 0.018 && side < 0.21) return tone * 0.15
  const lip = y < -0.39 && y > -0.58 && (side / 0.2) ** 2 + ((y + 0.485) / 0.1) ** 2 < 1
  return lip ? tone * (0.42 + lips * 0.4) : tone
}

function inBeard({ faceWidth }: Person, side: number, y: number): boolean {
  const aroundMouth = side < 0.17 && y > -0.56 && y < -0.42
  const jaw = y < -0.42 + Math.max(0, side - 0.2) * 1.15 && !aroundMouth
  const sideburn = side > faceWidth * 0.72 && y < 0.1
  const upperLip = side < 0.27 && y < -0.3 - side * 0.12 && y > -0.4
  return ((jaw || sideburn) && y > -1) || upperLip
}

export function onGlasses({ glasses }: Person, [x, y, z]: Vector): boolean {
  if (!glasses || z <= 0.3) return false
  const side = Math.abs(x)
  const [fromX, fromY] = [side - 0.28, y - 0.08]
  const rim =
    glasses === 'square'
      ? Math.max(Math.abs(fromX) - 0.2, Math.abs(fromY) - 0.14)
      : Math.hypot(fromX, fromY) - 0.2
  return Math.abs(rim) < 0.026 || (side < 0.1 && Math.abs(y - 0.12) < 0.025)
}

export function onTemple({ glasses }: Person, [x, y, z]: Vector): boolean {
  return Boolean(glasses) && Math.abs(x) > 0.46 && Math.abs(y - 0.1) < 0.022 && z > 0 && z < 0.55
}
