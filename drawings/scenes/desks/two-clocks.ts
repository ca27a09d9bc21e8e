import type { Drawing } from '../../kit/drawn.ts'
import type { Point2, Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'
import { deskSheet } from './desk-sheet.ts'

const RADIUS = 40
const TURN = 2 * Math.PI

function clock(scene: Scene, [x, y, z]: Point3, hours: number): void {
  scene.tube([x, y, z], 'y', RADIUS, 26)
  const hand = (part: number, from: number, to: number): [Point3, Point3] => {
    const end = (out: number): Point3 => [
      x + Math.sin(part * TURN) * RADIUS * out,
      y,
      z + Math.cos(part * TURN) * RADIUS * out,
    ]
    return [end(from), end(to)]
  }
  for (const hour of times(12)) scene.above(hand(hour / 12, 0.82, 0.92), 'line')
  scene.above(hand((hours % 12) / 12, 0, 0.46), 'emphasis')
  scene.above(hand(hours % 1, 0, 0.72), 'line')
}

function calendar(scene: Scene): void {
  const day = (place: number): Point2 => [12 + (place % 7) * 20, 82 - Math.floor(place / 7) * 18]
  scene.box([20, 0, 0], [164, 112, 12], {
    hatch: 3,
    top: (month) => {
      month.line(
        [
          [0, 103],
          [164, 103],
        ],
        'emphasis',
      )
      for (const place of times(31))
        month.rect(day(place), [18, 15], place === 17 ? 'signal' : 'line')
    },
  })
}

export function twoClocks(): Drawing {
  const scene = new Scene({
    id: 'desk-two-clocks',
    title: 'Two clocks and one calendar',
    description:
      'Two clocks stand side by side, eleven hours of a day between them. In front of them lies a month, one day of which is marked.',
  })
  scene.ground([-30, -30], [280, 240], 40)
  calendar(scene)
  scene.box([-4, 136, 0], [212, 44, 12], { hatch: 4 })
  clock(scene, [48, 145, 12 + RADIUS], 19)
  clock(scene, [156, 145, 12 + RADIUS], 8.5)
  return scene.draw(deskSheet)
}
