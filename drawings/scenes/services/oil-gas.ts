import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through } from '../parts.ts'

function separator(scene: Scene, x: number, y: number): void {
  scene.tube([x, y, 56], 'x', 32, 190, { rings: [0.08, 0.5, 0.92] })
  for (const foot of [30, 146]) scene.box([x + foot, y - 26, 0], [14, 52, 28], { hatch: 3 })
  scene.silo([x + 60, y, 88], 7, 20)
  scene.silo([x + 130, y, 88], 7, 14)
}

function flare(scene: Scene): void {
  scene.silo([-30, 172, 0], 14, 10)
  scene.silo([-30, 172, 10], 4, 136)
  scene.segments(
    [
      [
        [-30, 172, 110],
        [-70, 150, 0],
      ],
      [
        [-30, 172, 110],
        [20, 150, 0],
      ],
      [
        [-30, 172, 110],
        [-20, 200, 0],
      ],
    ],
    'wire',
  )
  scene.panel(
    through([-36, 172, 148], [-24, 172, 148], [-20, 172, 164], [-34, 172, 186], [-40, 172, 162]),
    'line',
  )
}

function handValve(scene: Scene): void {
  scene.tube([356, -24, 22], 'x', 15, 7, { finish: 'signal' })
  scene.tube([363, -24, 22], 'x', 10, 36, { finish: 'signal' })
  scene.tube([399, -24, 22], 'x', 15, 7, { finish: 'signal' })
  scene.silo([381, -24, 33], 4, 24)
  scene.box([364, -42, 57], [34, 36, 9], { finish: 'signal' })
}

export function oilGas(): Drawing {
  const scene = new Scene({
    id: 'service-oil-gas',
    title: 'A separator, a valve and two opinions',
    description:
      'A lying separator on saddles, tanks, a flare and a pipeline. One valve is marked; behind it a control room shows the measured pressure and the forecast one.',
  })
  scene.ground([-80, -60], [720, 240], 40)
  flare(scene)
  separator(scene, 40, 60)
  scene.tube([-80, 60, 56], 'x', 8, 120, { rings: [0.5] })
  scene.tube([230, 60, 56], 'x', 8, 40)
  scene.tube([-34, 172, 30], 'x', 5, 134)
  scene.tube([100, 96, 30], 'y', 5, 71)
  scene.tube([-80, -24, 22], 'x', 8, 436, { rings: [0.2, 0.45, 0.7] })
  scene.tube([406, -24, 22], 'x', 8, 214, { rings: [0.4] })
  scene.silo([284, 60, 14], 9, 52)
  scene.tube([284, -16, 22], 'y', 8, 70)
  for (const x of [-40, 90, 220, 500, 590]) scene.box([x, -32, 0], [10, 16, 14], { hatch: 3 })
  handValve(scene)
  scene.silo([420, 140, 0], 54, 56, { bands: [0.33, 0.66], lid: 0.86 })
  scene.silo([548, 120, 0], 46, 66, { bands: [0.33, 0.66], lid: 0.86 })
  scene.box([240, 140, 0], [100, 50, 62], {
    hatch: 4,
    front: (wall) =>
      wall
        .rect([8, 12], [84, 40], 'top')
        .letter([14, 36], '112 bar', { size: 14, bold: true })
        .letter([14, 18], ' 96 bar', { size: 14 }),
  })
  scene.note([381, -38, 68], [-60, 110], ['Choke 07', 'rule: trust the gauge'], 'left')
  scene.note([60, 30, 56], [-130, 90], ['Separator', '3 phases'], 'left')
  scene.note([340, 190, 62], [30, -60], ['Measured 112', 'forecast 96'])
  scene.note([-30, 172, 146], [34, -10], ['Flare'])
  return scene.draw(padded(8))
}
