import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, times } from '../parts.ts'
import { desk, house, sheet } from '../props.ts'

export function elevenHours(): Drawing {
  const scene = new Scene({
    id: 'post-eleven-hours',
    title: 'One page between two houses',
    description:
      'Two houses stand on plans of their own. A narrow bridge joins them, and one marked page lies on it.',
  })
  scene.ground([-10, -40], [320, 180], 40)
  scene.box([0, -10, 0], [96, 110, 16], { hatch: 4 })
  scene.box([204, -10, 0], [96, 110, 16], { hatch: 4 })
  house(scene, [14, 40, 16], [66, 46, 40], 16, (wall) => rows(wall, [10, 14], 46, 2, 12))
  house(scene, [220, 40, 16], [66, 46, 40], 16, (wall) =>
    wall.rect([10, 10], [18, 18], 'top').rect([38, 10], [18, 18], 'top'),
  )
  scene.box([96, 8, 10], [108, 26, 6], { hatch: 0 })
  sheet(scene, [138, 10, 16], [30, 22], { finish: 'signal', lines: 0, thick: 4 })
  return scene.draw(plate)
}

function clock(scene: Scene, [x, y, z]: Point3, hours: number): void {
  const radius = 24
  scene.silo([x, y, 0], 3, z - radius + 6)
  scene.tube([x, y - 4, z], 'y', radius, 8)
  const hand = (turns: number, reach: number): [Point3, Point3] => [
    [x, y - 4.5, z],
    [
      x + Math.sin(turns * 2 * Math.PI) * radius * reach,
      y - 4.5,
      z + Math.cos(turns * 2 * Math.PI) * radius * reach,
    ],
  ]
  scene.above(hand((hours % 12) / 12, 0.5), 'emphasis')
  scene.above(hand(hours % 1, 0.8), 'line')
}

export function handover(): Drawing {
  const scene = new Scene({
    id: 'post-figure-handover',
    title: 'A page that carries a night',
    description:
      'Two plans with three desks each lie apart. On the bridge between them lies one marked sheet; a clock beside each plan shows its own time.',
  })
  scene.ground([-40, -80], [700, 240], 40)
  for (const x of [0, 400]) {
    scene.box([x, -30, 0], [210, 150, 10], { hatch: 4 })
    for (const index of times(3)) desk(scene, [x + 14 + index * 66, 10 + (index % 2) * 50, 10])
  }
  clock(scene, [180, 108, 92], 19)
  clock(scene, [580, 108, 92], 8.5)
  scene.box([210, 20, 4], [190, 60, 6], { hatch: 0 })
  sheet(scene, [278, 26, 10], [52, 48], { finish: 'signal', lines: 0, thick: 4 })
  scene.note([180, 104, 116], [-40, -40], ['Pune, 19:00'], 'left')
  scene.note([580, 104, 116], [40, -50], ['Austin, 08:30', 'in summer'])
  scene.note([304, 40, 14], [-60, 130], ['State, belief,', 'permission'], 'left')
  return scene.draw(padded(8))
}
