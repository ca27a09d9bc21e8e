import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { server } from '../props.ts'

const DECK = 64

function oldRoom(scene: Scene): void {
  scene.box([-12, 172, 0], [206, 8, 96], { hatch: 4 })
  scene.box([-20, -12, 0], [8, 192, 96], { hatch: 4 })
  for (const [x, y, units] of [
    [6, 120, 6],
    [58, 124, 5],
    [112, 116, 6],
    [10, 52, 4],
    [120, 44, 3],
  ] as const)
    server(scene, [x, y, 0], units)
  server(scene, [66, 50, 0], 4, 'ghost')
  scene.box([30, -2, 0], [34, 24, 14], { hatch: 4 })
  scene.box([96, -8, 0], [24, 30, 22], { hatch: 4 })
  scene.segments(
    [
      [
        [30, 52, 30],
        [60, 22, 8],
      ],
      [
        [142, 44, 20],
        [110, 22, 12],
      ],
      [
        [54, 120, 60],
        [66, 124, 50],
      ],
      [
        [60, 22, 8],
        [142, 44, 8],
      ],
    ],
    'wire',
    { x: [0, 140], y: [20, 22], z: [1, 40] },
  )
}

function landingZone(scene: Scene): void {
  for (const column of times(4))
    for (const row of times(2))
      scene.box([350 + column * 76, 6 + row * 150, 0], [14, 14, DECK - 10], { hatch: 3 })
  scene.box([340, -6, DECK - 10], [264, 188, 10], {
    hatch: 4,
    top: (deck) =>
      times(3).forEach((plot) => {
        deck.rect([10 + plot * 84, 12], [74, 164], 'dashed')
        deck.letter([16 + plot * 84, 18], ['test', 'stage', 'live'][plot] ?? '', { size: 14 })
      }),
  })
  for (const plot of times(2))
    for (const row of times(2)) server(scene, [362 + plot * 84, row === 0 ? 34 : 112, DECK], 3)
}

export function cloudAdoption(): Drawing {
  const scene = new Scene({
    id: 'service-cloud-adoption',
    title: 'Move the workload, leave the mess',
    description:
      'One marked server travels over a causeway from a crowded room to a raised deck with three marked-out plots. The tangle stays behind.',
  })
  scene.ground([-60, -60], [720, 280], 40)
  oldRoom(scene)
  landingZone(scene)
  scene.panel(through([200, 44, 0], [340, 44, DECK], [340, 104, DECK], [200, 104, 0]), 'top')
  scene.panel(through([200, 44, 0], [340, 44, 0], [340, 44, DECK]), 'front')
  scene.runAbove(through([190, 80, 0], [202, 80, 1], [338, 80, DECK]))
  scene.runAbove(way([338, 80, DECK], ['x', 194]))
  scene.box([532, 60, DECK], [44, 40, 44], { finish: 'signal' })
  scene.note([88, 50, 40], [-60, 120], ['Switched off', 'in week 12'], 'left')
  scene.note([270, 104, 32], [-10, -130], ['Wave 3 of 5'])
  scene.note([604, 100, DECK], [44, -60], ['One landing zone', 'one bill'])
  return scene.draw(padded(8))
}
