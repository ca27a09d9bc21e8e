import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { PaintName } from '../../kit/paint.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'

function clock(scene: Scene, [x, y, z]: Point3, radius: number, hours: number, hand: PaintName) {
  scene.box([x - 5, y - 5, 0], [10, 10, z - radius + 4], { hatch: 3 })
  scene.tube([x, y - 6, z], 'y', radius, 14)
  const face = (turns: number, reach: number): Point3 => [
    x + Math.sin(turns * 2 * Math.PI) * radius * reach,
    y - 6.5,
    z + Math.cos(turns * 2 * Math.PI) * radius * reach,
  ]
  for (const hour of times(12)) scene.above([face(hour / 12, 0.84), face(hour / 12, 0.94)], 'line')
  scene.above([face(0, 0), face((hours % 12) / 12, 0.5)], hand)
  scene.above([face(0, 0), face(hours % 1, 0.76)], hand)
}

export function lateData(): Drawing {
  const scene = new Scene({
    id: 'post-late-data',
    title: 'Two clocks that disagree',
    description:
      'Two station clocks stand side by side. One reads five, the other nine minutes later, and its hands are marked.',
  })
  scene.ground([-20, -50], [310, 180], 40)
  clock(scene, [50, 30, 84], 56, 5, 'emphasis')
  clock(scene, [200, 30, 84], 56, 5.15, 'signalLine')
  for (const index of times(5))
    scene.box([20 + index * 44 + (index === 4 ? 26 : 0), -44, 0], [30, 26, 18], {
      hatch: 4,
      finish: index === 3 ? 'ghost' : 'solid',
    })
  return scene.draw(plate)
}

/** Logarithms of shares; the ninth column is the round through the freezer. */
const SHARES = [124, 108, 95, 84, 74, 66, 59, 53, 72, 40, 32, 27, 23, 19]
const PITCH = 44
const LIMIT = 10

export function lateness(): Drawing {
  const scene = new Scene({
    id: 'post-figure-lateness',
    title: 'How late reads arrive',
    description:
      'Fourteen columns fall from the left, rise once at nine minutes and run out in a thin row. A marked barrier stands at ten minutes.',
  })
  scene.ground([-20, -80], [660, 220], 40)
  SHARES.forEach((share, index) => {
    const x = index * PITCH + (index >= LIMIT ? 18 : 0)
    scene.box([x, 20, 0], [PITCH - 10, 46, share], { hatch: 4 })
  })
  const x = LIMIT * PITCH - 1
  scene.box([x, -8, 0], [10, 8, 96], { finish: 'signal' })
  scene.box([x, 84, 0], [10, 8, 96], { finish: 'signal' })
  scene.box([x, -8, 96], [10, 100, 8], { finish: 'signal' })
  scene.note([17, 50, 124], [-40, -30], ['At once'], 'left')
  scene.note([8 * PITCH + 17, 56, 72], [30, -100], ['9 minutes: the round', 'through the freezer'])
  scene.note([x + 5, -8, 40], [-90, 90], ['10 minutes:', 'the report closes'], 'left')
  scene.note([13 * PITCH + 40, 40, 19], [-10, -120], ['11 days: a drawer'])
  return scene.draw(padded(8))
}
