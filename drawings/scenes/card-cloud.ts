import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import { plumbLines, times } from './parts.ts'

const STACKS = [
  [3, 2, 2],
  [2, 3, 1],
  [2, 1, 2],
  [1, 2, 1],
]

export function cardCloud(): Drawing {
  const scene = new Scene({
    id: 'card-cloud',
    title: 'Containers on a quay',
    description: 'A gantry crane sets one marked container into its place between the stacks.',
  })
  scene.ground([-10, -10], [220, 160], 20)
  STACKS.forEach((row, column) =>
    row.forEach((high, place) => {
      for (const level of times(high))
        scene.box([column * 50, place * 44, level * 26], [44, 34, 24])
    }),
  )
  scene.box([100, 44, 92], [44, 34, 24], { finish: 'signal' })
  scene.line(
    [
      [122, 61, 116],
      [122, 61, 168],
    ],
    'emphasis',
  )
  plumbLines(
    scene,
    [
      [100, 44],
      [144, 44],
      [144, 78],
    ],
    26,
    92,
  )
  scene.box([40, 56, 168], [160, 10, 8], { hatch: 3 })
  scene.box([194, 54, 0], [10, 14, 168], { hatch: 3 })
  return scene.draw(centred(344))
}
