import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { conveyor, rows, through, times, way } from '../parts.ts'
import { server } from '../props.ts'

function portal(scene: Scene): void {
  scene.box([-70, 70, 0], [150, 10, 118], {
    hatch: 3,
    front: (page) => {
      page.rect([8, 10], [134, 98]).line(through([8, 92], [142, 92]))
      page.rect([18, 46], [44, 36]).text([72, 78], 58, 4, 9).rect([72, 20], [46, 16], 'top')
      times(3).forEach((dot) => page.circle([16 + dot * 7, 100], 2))
    },
  })
  scene.box([-50, 66, 0], [24, 18, 6], { hatch: 3 })
  scene.box([36, 66, 0], [24, 18, 6], { hatch: 3 })
}

function ledger(scene: Scene): void {
  scene.box([180, 10, 0], [190, 140, 30], {
    hatch: 0,
    front: (pages) => rows(pages, [0, 4], 190, 7, 3.6, 'hatch'),
    top: (page) => {
      page.rect([0, 0], [8, 140])
      rows(page, [20, 14], 158, 9, 14)
      page.rect([20, 42], [158, 14], 'signal')
      page.segments(
        [
          [
            [72, 14],
            [72, 126],
          ],
          [
            [136, 14],
            [136, 126],
          ],
        ],
        'hatch',
      )
    },
  })
}

export function technologyEngineering(): Drawing {
  const scene = new Scene({
    id: 'service-technology-engineering',
    title: 'One committed row',
    description:
      'An order comes in over a counter, is written as one marked row of a large ledger and leaves from there on three belts to warehouse, billing and mail.',
  })
  scene.ground([-80, -40], [640, 240], 40)
  portal(scene)
  ledger(scene)
  conveyor(scene, [36, 40, 0], [144, 26, 10], 'x', 12)
  for (const x of [60, 104, 142]) scene.box([x, 46, 10], [16, 12, 4], { hatch: 0 })
  ;[0, 56, 112].forEach((y, index) => {
    conveyor(scene, [370, y + 10, 0], [110, 22, 10], 'x', 12)
    scene.box([392 + index * 22, y + 16, 10], [14, 10, 8], { hatch: 3 })
    server(scene, [486, y, 0], 6 - index)
  })
  scene.run(way([372, 59, 30], ['z', -2]), { x: [371, 372], y: [58, 60], z: [28, 30] })
  scene.note([-60, 70, 20], [-24, 60], ['Portal', 'orders at any hour'], 'left')
  scene.note([290, 66, 30], [70, -170], ['One row, committed', 'before anyone is told'])
  scene.note([530, 140, 50], [24, -34], ['Warehouse, billing, mail', 'may hear it twice'])
  return scene.draw(padded(8))
}
