import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { gate, through, times } from '../parts.ts'

const GAUGE = 22

function track(
  scene: Scene,
  [x, y]: readonly [number, number],
  to: readonly [number, number],
): void {
  const length = Math.hypot(to[0] - x, to[1] - y)
  const at = (part: number, side: number): Point3 => {
    const [dx, dy] = [(to[0] - x) / length, (to[1] - y) / length]
    return [x + dx * length * part - dy * side, y + dy * length * part + dx * side, 0]
  }
  const count = Math.floor(length / 13)
  scene.segments(
    times(count).map(
      (tie) =>
        [at((tie + 0.5) / count, -GAUGE / 2 - 6), at((tie + 0.5) / count, GAUGE / 2 + 6)] as const,
    ),
    'line',
  )
  scene.segments(
    [-1, 1].map((side) => [at(0, (side * GAUGE) / 2), at(1, (side * GAUGE) / 2)] as const),
    'emphasis',
  )
}

function wagon(
  scene: Scene,
  x: number,
  y: number,
  name: string,
  finish: 'solid' | 'ghost' = 'solid',
): void {
  scene.box([x, y - 15, 5], [64, 30, 5], { hatch: 0, finish })
  scene.box([x + 3, y - 13, 10], [58, 26, 26], {
    finish,
    hatch: finish === 'ghost' ? 0 : 4,
    front: (side) => side.letter([8, 8], name, { size: 14, bold: true }),
  })
}

export function devops(): Drawing {
  const scene = new Scene({
    id: 'service-devops',
    title: 'A switch that goes back',
    description:
      'Wagons with release numbers pass three sheds on a track to the platform. Beside the switch stands a marked lever; the former release waits on the siding.',
  })
  scene.ground([-40, -90], [640, 280], 40)
  track(scene, [-40, 30], [600, 30])
  track(scene, [330, 30], [430, 110])
  track(scene, [430, 110], [600, 110])
  ;['build', 'test', 'stage'].forEach((name, index) => {
    const x = 50 + index * 100
    gate(scene, { at: [x, 30, 0], along: 'y', opening: 56, thickness: 34, height: 54 })
    scene.box([x - 7, -6, 63], [48, 72, 6], {
      hatch: 0,
      top: (roof) => roof.letter([4, 30], name),
    })
  })
  wagon(scene, -30, 30, '419')
  wagon(scene, 480, 30, '418')
  wagon(scene, 500, 110, '417')
  scene.box([460, -66, 0], [140, 62, 14], {
    hatch: 4,
    top: (platform) => platform.line(through([0, 50], [140, 50]), 'emphasis'),
  })
  scene.box([330, -24, 0], [34, 26, 10], { finish: 'signal' })
  scene.panel(through([344, -12, 10], [352, -12, 10], [330, -12, 68], [322, -12, 68]), 'signal')
  scene.silo([326, -12, 66], 7, 9)
  scene.runAbove(through([500, 110, 0], [430, 110, 0], [330, 30, 0]))
  scene.note([326, -12, 74], [-90, 130], ['One command', '40 seconds back'], 'left')
  scene.note([560, 124, 30], [34, -34], ['417, still warm'])
  scene.note([560, -66, 10], [40, 30], ['Live, Friday 16:10'])
  scene.note([-30, 15, 20], [-20, 50], ['419, unsigned'], 'left')
  return scene.draw(padded(8))
}
