import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { gate, times, way } from '../parts.ts'
import { lorry, standingPhone } from '../props.ts'

const STEP = 22

function hill(scene: Scene): void {
  const terraces: [x: number, y: number, width: number, depth: number][] = [
    [170, 20, 380, 220],
    [206, 64, 330, 170],
    [244, 104, 270, 124],
    [288, 142, 190, 80],
    [326, 172, 110, 46],
  ]
  terraces.forEach(([x, y, width, depth], level) =>
    scene.box([x, y, level * STEP], [width, depth, STEP], { hatch: 6 }),
  )
}

/** Where the road climbs the front of each terrace, and where along it the next climb begins. */
const UPHILL: [x: number, y: number, to: number][] = [
  [322, 20, 500],
  [500, 64, 292],
  [292, 104, 440],
  [440, 142, 381],
]

export function teestaFreightEstimates(id = 'case-teesta-freight-estimates'): Drawing {
  const scene = new Scene({
    id,
    title: 'A price, a road, a yes',
    description:
      'A telephone shows a price in five lines and a marked button. From it the marked road leads past a lorry up the terraces of a hill to a border gate.',
  })
  scene.ground([-60, -90], [640, 360], 40)
  hill(scene)
  standingPhone(scene, [-30, 10, 0], [104, 190], (glass) => {
    ;['road', 'load', 'back', 'gate', 'hill'].forEach((part, row) =>
      glass.letter([14, 152 - row * 20], part, { size: 13 }).rect([60, 152 - row * 20], [30, 8]),
    )
    glass.letter([14, 48], '₹ 38,400', { size: 15, bold: true }).rect([14, 18], [76, 20], 'signal')
  })
  lorry(scene, [130, -70, 0])
  const road = (start: Point3, ...legs: Parameters<typeof way>[1][]) =>
    scene.run(way(start, ...legs))
  road([-4, 6, 0], ['y', -56], ['x', 130])
  road([282, -50, 0], ['x', 40], ['y', 69.6])
  UPHILL.forEach(([x, y, to], level) => {
    road([x, y - 0.4, level * STEP], ['z', STEP])
    road([x, y, (level + 1) * STEP], ['y', 21], ['x', to - x])
    const above = UPHILL[level + 1]
    if (above) road([to, y + 21, (level + 1) * STEP], ['y', above[1] - y - 21.4])
  })
  road([381, 171.6, STEP * 4], ['z', STEP], ['y', 12])
  gate(scene, { at: [381, 176, STEP * 5], along: 'x', opening: 44, thickness: 10, height: 40 })
  for (const tree of times(5)) scene.silo([190 + tree * 24, 34 + (tree % 2) * 10, STEP], 7, 15)
  scene.note([-30, 10, 60], [-26, 70], ['Five parts', 'in four minutes'], 'left')
  scene.note([403, 182, STEP * 5 + 49], [60, -30], ['Border gate', 'Phuentsholing'])
  scene.note([244, -68, 30], [-70, 90], ['Accepted by', 'who is in the cab'], 'left')
  scene.note([550, 60, 10], [20, 40], ['NH 10, road', 'state twice a day'])
  return scene.draw(padded(8))
}
