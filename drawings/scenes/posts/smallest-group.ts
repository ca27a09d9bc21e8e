import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point2 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'

const PITCH = 19

function group(scene: Scene, [x, y]: Point2, [across, deep]: Point2, marked = false): void {
  const size: [number, number, number] = [across * PITCH + 8, deep * PITCH + 8, marked ? 20 : 8]
  scene.box([x, y, 0], size, { finish: marked ? 'signal' : 'solid', hatch: marked ? 0 : 4 })
  for (const column of times(across))
    for (const row of times(deep))
      scene.silo([x + 13 + column * PITCH, y + 13 + row * PITCH, size[2]], 6, 16)
}

export function smallestGroup(): Drawing {
  const scene = new Scene({
    id: 'post-smallest-group',
    title: 'A small group beside two large ones',
    description:
      'Pegs stand on three boards: thirty-five on one, sixteen on another, two on the smallest, which is marked.',
  })
  scene.ground([-10, -40], [310, 180], 40)
  group(scene, [0, 0], [7, 5])
  group(scene, [166, 30], [4, 4])
  group(scene, [222, -32], [2, 1], true)
  return scene.draw(plate)
}

const STOPPED = [
  [19, 32, 23],
  [50, 18, 15],
  [100, 15, 5],
  [220, 11, 0.6],
  [400, 4, 0.3],
] as const
const TALL = 4.2

export function sampleSize(): Drawing {
  const scene = new Scene({
    id: 'post-figure-sample-size',
    title: 'Two ways to be wrong, by the number of cases',
    description:
      'Five pairs of columns shrink from left to right. The left of each pair is the chance that a good release is stopped, the right that a bad one passes. The tallest is marked.',
  })
  scene.ground([-30, -80], [640, 220], 40)
  STOPPED.forEach(([cases, good, bad], index) => {
    const x = index * 118
    scene.box([x - 6, 14, 0], [96, 56, 6], { hatch: 0 })
    scene.box([x, 20, 6], [38, 44, good * TALL], { finish: index ? 'solid' : 'signal', hatch: 4 })
    scene.box([x + 46, 20, 6], [38, 44, bad * TALL], { finish: 'frosted', hatch: 4 })
    scene.box([x - 6, -40, 0], [96, 40, 4], {
      hatch: 0,
      top: (label) => label.letter([10, 12], `${cases}`, { size: 22, bold: true }),
    })
  })
  scene.note([19, 42, 6 + 32 * TALL], [-40, -30], ['32% of good', 'ones stopped'], 'left')
  scene.note([65, 42, 6 + 23 * TALL], [70, -70], ['23% of bad', 'ones passed'])
  scene.note([4 * 118 + 19, 42, 6 + 4 * TALL], [40, -90], ['4%'])
  scene.note([90, -30, 4], [-90, 76], ['Urgent cases', 'in the group'], 'left')
  return scene.draw(padded(8))
}
