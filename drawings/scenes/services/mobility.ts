import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { standingPhone } from '../props.ts'

function mast(scene: Scene, x: number, y: number): void {
  const at = (level: number, side: number) =>
    [x + side * (22 - level * 4.6), y, level * 38] as const
  scene.segments(
    times(4).flatMap((level) => [
      [at(level, -1), at(level + 1, 1)] as const,
      [at(level, 1), at(level + 1, -1)] as const,
    ]),
    'wire',
    { x: [x - 22, x + 22], y: [y - 1, y], z: [0.1, 150] },
  )
  scene.segments(
    [-1, 1].map((side) => [at(0, side), at(4, side)] as const),
    'line',
    { x: [x - 22, x + 22], y: [y - 1, y], z: [0.1, 150] },
  )
  for (const side of times(2)) scene.box([x - 14 + side * 20, y - 3, 138], [8, 6, 34], { hatch: 0 })
}

export function mobility(): Drawing {
  const scene = new Scene({
    id: 'service-mobility',
    title: 'Two telephones on one foundation',
    description:
      'Two telephones, each on a part of its own, stand on one shared block. The marked box inside the block keeps what was typed while the line to the mast is down.',
  })
  scene.ground([-20, -60], [600, 240], 40)
  scene.box([0, 0, 0], [340, 110, 46], {
    front: (side) =>
      side
        .rect([14, 10], [120, 26])
        .letter([24, 19], 'shared, 71%', { size: 15, bold: true })
        .rect([206, 10], [120, 26]),
    top: (top) => top.rect([10, 10], [140, 90]).rect([190, 10], [140, 90]),
  })
  scene.box([16, 16, 46], [128, 78, 26], {
    hatch: 4,
    front: (side) => side.letter([10, 9], 'Swift', { size: 13 }),
  })
  scene.box([196, 16, 46], [128, 78, 26], {
    hatch: 4,
    front: (side) => side.letter([10, 9], 'Kotlin', { size: 13 }),
  })
  standingPhone(scene, [34, 54, 72], [88, 166], (glass) => {
    times(3).forEach((row) => glass.rect([12, 100 - row * 30], [64, 22]))
    glass.rect([12, 132], [64, 16], 'top')
  })
  standingPhone(scene, [214, 54, 72], [92, 166], (glass) => {
    times(3).forEach((row) => glass.rect([12, 100 - row * 30], [68, 22]))
    glass.rect([12, 132], [68, 16], 'top').circle([46, 22], 6)
  })
  scene.box([150, -40, 0], [46, 36, 30], { finish: 'signal' })
  scene.line(way([196, -22, 0], ['x', 210], ['y', 90], ['x', 60]), 'dashed')
  scene.cross([406, -22, 0], 9)
  mast(scene, 500, 78)
  scene.box([460, -30, 0], [90, 70, 60], {
    top: (roof) => roof.rect([8, 8], [74, 54]),
    front: (wall) => times(3).forEach((bay) => wall.rect([10 + bay * 26, 18], [16, 26])),
  })
  scene.note([150, -40, 14], [-60, 60], ['Kept on the phone', 'until the line is back'], 'left')
  scene.note([420, -22, 0], [-20, 80], ['9 hours without a line'])
  scene.note([122, 54, 220], [40, -30], ['iOS'])
  scene.note([306, 54, 220], [40, -30], ['Android'])
  return scene.draw(padded(8))
}
