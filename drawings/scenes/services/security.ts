import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { gate, times, way } from '../parts.ts'

const DECK = 30

function island(scene: Scene): void {
  scene.box([390, -50, 0], [180, 210, DECK], { hatch: 5 })
  scene.box([390, 148, DECK], [180, 12, 34], { hatch: 4 })
  scene.box([558, -50, DECK], [12, 198, 34], { hatch: 4 })
  scene.box([390, -50, DECK], [168, 12, 34], { hatch: 4 })
  scene.box([390, -38, DECK], [12, 64, 34], { hatch: 4 })
  scene.box([390, 86, DECK], [12, 62, 34], { hatch: 4 })
  scene.box([450, 20, DECK], [80, 74, 84], {
    top: (roof) => roof.rect([12, 12], [56, 50]),
    front: (wall) => wall.rect([26, 0], [28, 40]).circle([48, 20], 2),
  })
}

function causeway(scene: Scene): void {
  scene.box([-40, 10, 0], [60, 92, DECK], { hatch: 4 })
  for (const pier of times(4)) scene.box([56 + pier * 92, 38, 0], [18, 36, DECK - 6], { hatch: 3 })
  scene.box([20, 34, DECK - 6], [370, 44, 6], { hatch: 0 })
  for (const [index, x] of [80, 190, 300].entries())
    gate(scene, {
      at: [x, 56, DECK],
      along: 'y',
      opening: 30,
      thickness: 12,
      height: 48 + index * 8,
    })
  scene.box([20, 28, DECK - 8], [370, 5, 8], {
    hatch: 0,
    front: (tape) =>
      times(36).forEach((entry) => entry % 5 && tape.rect([4 + entry * 10, 2], [5, 4])),
  })
}

function attempts(scene: Scene): void {
  const ways: Point3[][] = [
    way([470, -140, 0], ['y', 84]),
    way([200, -100, 0], ['y', 120]),
    way([300, 190, 0], ['x', 84]),
  ]
  for (const attempt of ways) {
    scene.line(attempt, 'dashed')
    const end = attempt.at(-1)
    if (end) scene.cross(end, 8)
  }
}

export function security(): Drawing {
  const scene = new Scene({
    id: 'service-security',
    title: 'An island with one causeway',
    description:
      'A causeway on piers leads through three gates to a walled island with a vault. A log runs along its whole length; the marked route is the only one that arrives.',
  })
  scene.ground([-60, -120], [640, 320], 40)
  island(scene)
  causeway(scene)
  scene.run(way([-30, 56, DECK], ['x', 468], ['y', -66], ['x', 54], ['y', 28]))
  attempts(scene)
  scene.note([100, 28, 26], [-90, 110], ['Log, 400 days', 'nobody can edit it'], 'left')
  scene.note([196, 80, 96], [50, -50], ['Gates: identity,', 'device, purpose'])
  scene.note([530, 60, 114], [70, -80], ['Keys'])
  scene.note([470, -140, 0], [24, 24], ['Tested twice a year'])
  return scene.draw(padded(8))
}
