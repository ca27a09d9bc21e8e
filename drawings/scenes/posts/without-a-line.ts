import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { server, standingPhone, wire } from '../props.ts'

function till(scene: Scene, [x, y]: [number, number]): void {
  scene.box([x, y, 0], [136, 70, 44], { hatch: 5, front: (front) => front.rect([8, 8], [120, 28]) })
  standingPhone(scene, [x + 16, y + 34, 44], [74, 66], (glass) =>
    glass.text([12, 46], 46, 3, 9).rect([12, 14], [24, 9]),
  )
  scene.box([x + 98, y + 22, 44], [30, 30, 16], {
    hatch: 4,
    top: (lid) =>
      lid.line([
        [5, 8],
        [25, 8],
      ]),
  })
  scene.box([x + 102, y + 18, 34], [22, 3, 34], { finish: 'signal' })
}

function mast(scene: Scene, [x, y]: [number, number], height: number): Point3 {
  scene.silo([x, y, 0], 3, height)
  scene.box([x - 2, y - 16, height - 10], [4, 32, 4], { hatch: 0 })
  return [x, y, height - 4]
}

export function withoutALine(): Drawing {
  const scene = new Scene({
    id: 'post-without-a-line',
    title: 'A till whose line is cut',
    description:
      'A till on a counter prints a marked receipt. The wire that comes from two masts behind it is torn.',
  })
  scene.ground([-10, -50], [310, 180], 40)
  till(scene, [30, -30])
  const far = mast(scene, [10, 90], 58)
  const middle = mast(scene, [150, 90], 58)
  const near = mast(scene, [280, 90], 58)
  scene.above(wire(far, middle, 10), 'line')
  scene.above(wire(middle, near, 10).slice(0, 3), 'line')
  scene.above(
    [near, [near[0] - 8, near[1], near[2] - 30], [near[0] - 6, near[1], near[2] - 52]],
    'line',
  )
  return scene.draw(plate)
}

export function tillAndServer(): Drawing {
  const scene = new Scene({
    id: 'post-figure-till',
    title: 'The receipt waits for the small silo only',
    description:
      'A till on a counter writes into a small silo beside it and hands out a marked receipt. From there a dashed line with a cross leads to a server with a larger silo.',
  })
  scene.ground([-60, -80], [680, 240], 40)
  till(scene, [0, 20])
  scene.silo([196, 10, 0], 24, 34, { bands: [0.5], lid: 0.6 })
  scene.line(way([136, 52, 0], ['x', 36], ['y', -30]), 'emphasis')
  scene.line(way([220, 10, 0], ['x', 220]), 'dashed')
  scene.cross([330, 10, 0], 9)
  server(scene, [444, -14, 0], 6)
  scene.silo([560, 20, 0], 40, 74, { bands: [0.33, 0.66], lid: 0.7 })
  scene.line(way([488, 20, 0], ['x', 32]), 'emphasis')
  for (const index of times(3)) scene.box([230 + index * 26, -50, 0], [20, 26, 4], { hatch: 0 })
  scene.note([112, 38, 40], [-110, 120], ['Receipt: after', 'the disk has it'], 'left')
  scene.note([196, 10, 34], [30, -120], ['SQLite,', 'synchronous = full'])
  scene.note([330, 10, 0], [60, -110], ['Line away'])
  scene.note([292, -40, 4], [-50, 70], ['118, 119, 120', 'wait in order'], 'left')
  scene.note([466, -14, 40], [-30, 110], ['Next expected: 118'], 'left')
  return scene.draw(padded(8))
}
