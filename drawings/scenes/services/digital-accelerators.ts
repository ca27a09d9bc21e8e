import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import type { Surface } from '../../kit/surface.ts'
import { plumbLines, rows, through, times } from '../parts.ts'

const PARTS: { name: string; face: (face: Surface) => void }[] = [
  {
    name: 'Consent',
    face: (face) =>
      face.text([14, 44], 60, 3, 9).line(through([14, 14], [24, 8], [34, 18], [48, 8])),
  },
  { name: 'Search', face: (face) => rows(face, [14, 10], 72, 4, 11) },
  {
    name: 'Billing',
    face: (face) => {
      rows(face, [14, 20], 72, 3, 10)
      face.rect([56, 6], [30, 10])
    },
  },
  {
    name: 'Sign-in',
    face: (face) => face.circle([50, 32], 8, 'signalDot').rect([46, 8], [8, 18], 'signal'),
  },
]
const PITCH = 122
const SIZE: Point3 = [100, 96, 54]

function base(scene: Scene): void {
  scene.box([-20, -20, 0], [PITCH * 4 + 18, 136, 24], {
    hatch: 4,
    front: (side) => times(16).forEach((index) => side.rect([14 + index * 31, 7], [20, 10])),
    top: (top) => times(4).forEach((index) => top.rect([16 + index * PITCH, 16], [108, 104])),
  })
}

function tests(scene: Scene): void {
  for (const row of times(5))
    for (const column of times(9))
      scene.box(
        [PITCH * 3 - 80 + column * 20, -104 + row * 14, 0],
        [7, 6, 10 + ((row * 5 + column * 7) % 9)],
        { hatch: 0 },
      )
}

export function digitalAccelerators(): Drawing {
  const scene = new Scene({
    id: 'service-digital-accelerators',
    title: 'Four parts and a base',
    description:
      'Three parts named consent, search and billing sit in a base; the fourth, sign-in, is marked and hangs above its slot. Its tests stand in rows in front.',
  })
  scene.ground([-60, -120], [640, 280], 40)
  base(scene)
  PARTS.forEach(({ name, face }, index) => {
    const last = index === PARTS.length - 1
    const at: Point3 = [index * PITCH, 0, last ? 108 : 24]
    scene.box(at, SIZE, {
      hatch: 5,
      front: face,
      top: (top) => top.rect([8, 8], [84, 80]).letter([16, 58], name, { size: 17, bold: true }),
    })
    if (last)
      plumbLines(
        scene,
        [
          [at[0], 0],
          [at[0] + 100, 0],
          [at[0] + 100, 96],
        ],
        24,
        108,
      )
  })
  tests(scene)
  scene.note([PITCH * 3 + 60, 96, 162], [36, -30], ['Built nine times', 'now your code'])
  scene.note([PITCH * 3 - 80, -76, 10], [-60, 20], ['1,500 tests', 'come with it'], 'left')
  scene.note([-20, 40, 24], [-30, 50], ['Your product'], 'left')
  return scene.draw(padded(8))
}
