import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { turbine } from '../props.ts'

const BLOCKS = 48
const PITCH = 12
const DOWN = 3

const power = (block: number) => 40 + 26 * Math.sin(block * 0.19 + 3.6) + 8 * Math.sin(block * 0.61)

export function marudharWindForecast(): Drawing {
  const scene = new Scene({
    id: 'case-marudhar-wind-forecast',
    title: 'A day of wind in blocks',
    description:
      'A row of turbines, one of them under a crane without its rotor, stands behind a row of blocks for the quarter-hours of a day. The marked line is the schedule they have to keep.',
  })
  scene.ground([-20, -60], [640, 240], 40)
  for (const index of times(6)) {
    const x = 20 + index * 108
    if (index === DOWN) scene.silo([x, 130, 0], 4, 118, { bands: [0.5] })
    else turbine(scene, [x, 130, 0], 168, 12 + index * 41)
  }
  const crane = 20 + DOWN * 108
  scene.box([crane + 22, 116, 0], [34, 26, 14], { hatch: 3 })
  scene.box([crane + 36, 124, 14], [6, 6, 150], { hatch: 3 })
  scene.box([crane - 14, 125, 164], [70, 4, 5], { hatch: 0 })
  scene.line(way([crane - 8, 127, 164], ['z', -30]))
  scene.box([crane - 18, 118, 118], [20, 18, 14], { hatch: 0 })
  for (const block of times(BLOCKS))
    scene.box([block * PITCH, -20, 0], [9, 36, power(block) + 5 * Math.sin(block * 2.3)], {
      hatch: 5,
    })
  const schedule = times(BLOCKS).map((block): Point3 => [block * PITCH + 4, -21, power(block) + 6])
  scene.run(schedule, { x: [0, BLOCKS * PITCH], y: [-22, -21], z: [10, 90] })
  scene.line(way([-6, -44, 0], ['x', BLOCKS * PITCH + 12]), 'emphasis')
  for (const hour of times(9)) scene.line(way([hour * 72, -44, 0], ['y', -9]))
  scene.note([crane + 39, 127, 168], [40, -90], ['On a jack,', 'no longer counted'])
  scene.note([BLOCKS * PITCH, -21, 30], [30, -50], ['96 blocks a day', 'up to 16 revisions'])
  scene.note([0, -44, 0], [-20, 40], ['00:00'], 'left')
  scene.note([20 + 5 * 108, 130, 166], [50, 10], ['212 turbines'])
  return scene.draw(padded(8))
}
