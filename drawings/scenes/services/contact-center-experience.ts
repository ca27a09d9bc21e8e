import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { conveyor, rows, through, times } from '../parts.ts'
import { desk, sheet, standingPhone } from '../props.ts'

const HALL = 190

function telephone(scene: Scene, [x, y, z]: Point3): void {
  scene.box([x, y, z], [60, 50, 20], {
    hatch: 4,
    top: (keys) =>
      times(9).forEach((key) =>
        keys.rect([8 + (key % 3) * 12, 6 + Math.floor(key / 3) * 9], [7, 5]),
      ),
  })
  scene.tube([x + 2, y + 42, z + 27], 'x', 7, 56, { rings: [0.22, 0.78] })
}

function channels(scene: Scene): void {
  telephone(scene, [-20, 140, 0])
  standingPhone(scene, [-14, 64, 0], [46, 86], (glass) => {
    glass.rect([8, 58], [22, 12]).rect([16, 40], [22, 12]).rect([8, 22], [26, 12])
  })
  for (const page of times(4))
    sheet(scene, [-22 + page * 2, -24 - page, page * 4], [66, 46], { lines: page === 3 ? 3 : 0 })
  ;[150, 72, -10].forEach((y) => conveyor(scene, [50, y, 0], [HALL - 50, 26, 8], 'x', 12))
  conveyor(scene, [HALL, -14, 0], [36, 194, 8], 'y', 12)
  conveyor(scene, [HALL + 36, 62, 0], [220, 44, 8], 'x', 12)
  for (const [x, y] of [
    [70, 156],
    [116, 156],
    [84, 78],
    [140, 78],
    [64, -4],
    [108, -4],
    [150, -4],
  ] as const)
    scene.box([x, y, 8], [16, 14, 12], { hatch: 3 })
}

export function contactCenterExperience(): Drawing {
  const scene = new Scene({
    id: 'service-contact-center-experience',
    title: 'Three channels, one queue',
    description:
      'Belts from a telephone, a chat and a pile of letters join into one queue that leads to four desks. The case at its head is marked.',
  })
  scene.ground([-60, -60], [720, 280], 40)
  channels(scene)
  for (const index of times(5))
    scene.box([240 + index * 34, 70, 8], [22, 26, 14], {
      hatch: 4,
      top: (lid) => rows(lid, [4, 8], 14, 2, 8, 'hatch'),
    })
  scene.box([412, 68, 8], [28, 30, 22], { finish: 'signal' })
  for (const index of times(2)) {
    desk(scene, [510 + index * 72, 136, 0])
    desk(scene, [510 + index * 72, -30, 0])
  }
  scene.line(through([446, 84, 8], [484, 84, 0], [484, 140, 0], [510, 150, 0]), 'dashed')
  scene.line(through([484, 84, 0], [484, -14, 0], [510, -14, 0]), 'dashed')
  scene.note([10, 182, 27], [-30, -34], ['Voice'], 'left')
  scene.note([-14, 66, 60], [-40, -16], ['Chat'], 'left')
  scene.note([-20, -10, 16], [-34, 30], ['Mail'], 'left')
  scene.note([440, 70, 26], [-60, 120], ['Order 40 218', 'said once'], 'left')
  return scene.draw(padded(8))
}
