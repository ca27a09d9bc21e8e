import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point2, Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times } from '../parts.ts'

const BOARD = 10

function chip(
  scene: Scene,
  [x, y]: Point2,
  [width, depth]: Point2,
  name: string,
  height = 14,
): void {
  const pins = (side: number) =>
    times(Math.floor((width - 8) / 10)).map(
      (pin) =>
        [
          [x + 8 + pin * 10, side, BOARD],
          [x + 8 + pin * 10, side + 7, BOARD],
        ] as const,
    )
  scene.segments(pins(y - 7), 'emphasis')
  scene.segments(pins(y + depth), 'emphasis')
  scene.box([x, y, BOARD], [width, depth, height], {
    hatch: 4,
    top: (lid) => lid.circle([9, depth - 9], 3).letter([10, depth / 2 - 6], name, { size: 14 }),
  })
}

function board(scene: Scene): void {
  const holes = through<Point2>([14, 14], [466, 14], [14, 206], [466, 206])
  scene.box([0, 0, 0], [480, 220, BOARD], {
    hatch: 4,
    top: (copper) => {
      for (const hole of holes) copper.circle(hole, 7)
      for (const lane of times(5)) {
        copper.line(
          through(
            [130, 150 + lane * 7],
            [180, 150 + lane * 7],
            [200 + lane * 2, 130 + lane * 7],
            [230, 130 + lane * 7],
          ),
        )
        copper.line(through([330, 120 + lane * 7], [372, 120 + lane * 7]))
      }
      for (const lane of times(3))
        copper.line(
          through(
            [262 + lane * 9, 92],
            [262 + lane * 9, 70 - lane * 8],
            [340 + lane * 4, 70 - lane * 8],
          ),
        )
      copper.line(through([110, 64], [170, 64], [170, 114], [228, 114]))
    },
  })
}

export function embedded(): Drawing {
  const scene = new Scene({
    id: 'service-embedded',
    title: 'A board with one watchdog',
    description:
      'A circuit board with a controller, two flash banks, a radio and connectors is held on a bench with three probes. The watchdog chip is marked.',
  })
  const probe = (x: number, y: number, dx: number): Point3[] =>
    through([x, y, BOARD], [x + dx, y + 60, 100])
  scene.ground([-50, -60], [600, 320], 40)
  board(scene)
  chip(scene, [232, 98], [92, 84], 'MCU', 16)
  chip(scene, [372, 112], [66, 34], 'bank A')
  chip(scene, [372, 164], [66, 34], 'bank B')
  chip(scene, [40, 136], [86, 50], 'radio')
  scene.box([60, 46, BOARD], [48, 40, 18], {
    finish: 'signal',
    top: (lid) => lid.circle([9, 31], 3),
  })
  chip(scene, [350, 30], [74, 44], 'power')
  for (const coil of times(3)) scene.silo([190 + coil * 34, 36, BOARD], 12, 26, { lid: 0.6 })
  scene.box([-12, 100, BOARD], [30, 26, 16], { hatch: 3 })
  scene.box([470, 40, BOARD], [24, 40, 18], { hatch: 3 })
  for (const [x, y, dx] of [
    [300, 190, 40],
    [240, 190, 10],
  ] as const) {
    scene.line(probe(x, y, dx), 'emphasis', { x: [x, x + dx], y: [y, y + 60], z: [BOARD + 1, 100] })
    scene.box([x + dx - 4, y + 56, 100], [8, 8, 44], { hatch: 0 })
  }
  scene.box([180, 244, 0], [180, 12, 160], {
    hatch: 3,
    front: (scope) =>
      scope
        .rect([12, 40], [156, 92], 'top')
        .line(
          times(25).map((step): Point2 => [
            18 + step * 6,
            86 + 28 * Math.sin(step * 0.9) * (step % 5 ? 1 : 0.3),
          ]),
        ),
  })
  scene.note([60, 46, 24], [-70, 60], ['Watchdog', 'bites after 400 ms'], 'left')
  scene.note([438, 180, BOARD + 14], [50, -60], ['Two banks,', 'one always boots'])
  scene.note([360, 250, 150], [40, -20], ['Bench, 1,900 tests', 'every night'])
  return scene.draw(padded(8))
}
