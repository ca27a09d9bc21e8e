import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, times } from '../parts.ts'
import { house, pylon, wire } from '../props.ts'

function transformer(scene: Scene, x: number, y: number): void {
  scene.box([x, y, 0], [84, 76, 58], {
    hatch: 4,
    front: (fins) => columns(fins, [8, 6], 42, 12, 6.2),
  })
  scene.tube([x + 8, y + 60, 68], 'x', 9, 60)
  for (const phase of times(3))
    scene.silo([x + 18 + phase * 24, y + 22, 58], 5, 26, { bands: [0.3, 0.6] })
}

function breaker(scene: Scene, x: number, y: number): void {
  scene.box([x, y, 0], [46, 46, 34], { hatch: 4 })
  scene.box([x + 4, y + 6, 34], [38, 34, 26], { finish: 'signal' })
  for (const side of [10, 36]) scene.silo([x + 23, y + side, 60], 4.5, 22, { bands: [0.5] })
}

export function powerElectrical(): Drawing {
  const scene = new Scene({
    id: 'service-power-electrical',
    title: 'The worst evening of the year',
    description:
      'Lines come down from two masts to a transformer, pass one marked breaker and go on to two rows of houses.',
  })
  scene.ground([-60, -90], [680, 280], 40)
  const far = pylon(scene, [-30, 150, 0], 170)
  const near = pylon(scene, [90, 150, 0], 170)
  far.forEach((end, index) => {
    const to = near[index]
    if (to) scene.line(wire(end, to), 'wire')
  })
  transformer(scene, 150, 40)
  breaker(scene, 290, 58)
  near.slice(0, 3).forEach((end, phase) =>
    scene.line(wire(end, [168 + phase * 24, 62, 84], 6), 'line', {
      x: [90, 220],
      y: [63, 176],
      z: [85, 190],
    }),
  )
  const bus: Point3 = [313, 68, 82]
  scene.line(wire([216, 62, 84], bus, 6), 'line')
  const street = [0, 1, 2].map((post): Point3 => [400 + post * 90, 40, 70])
  street.forEach((top) => scene.box([top[0] - 2, 38, 0], [4, 4, 72], { hatch: 0 }))
  ;[bus, ...street]
    .slice(0, -1)
    .forEach((from, index) => scene.line(wire(from, street[index] ?? from, 6), 'line'))
  for (const row of times(2))
    for (const index of times(3)) {
      const at: Point3 = [376 + index * 90, row ? 96 : -70, 0]
      house(scene, at, [62, 54, 34], 20, (wall) =>
        wall.rect([8, 10], [14, 14]).rect([36, 0], [14, 24]),
      )
    }
  scene.note([313, 58, 60], [-10, 160], ['Breaker 3B', 'may not trip by mistake'], 'left')
  scene.note([near[2]?.[0] ?? 0, 150, 184], [60, -10], ['132 kV'])
  scene.note([150, 40, 30], [-80, 70], ['31.5 MVA', '104% at 21:15'], 'left')
  scene.note([618, 130, 44], [20, -40], ['62,000 meters'])
  return scene.draw(padded(8))
}
