import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, times } from '../parts.ts'
import { standingPhone } from '../props.ts'

export function sevokeRoad(): Drawing {
  const scene = new Scene({
    id: 'post-sevoke-road',
    title: 'A small parcel beside a large one',
    description:
      'A telephone with two buttons stands beside a small marked parcel. Behind it, dashed, is the parcel that it replaced.',
  })
  scene.ground([-10, -60], [310, 180], 40)
  standingPhone(scene, [20, 10, 0], [76, 118], (glass) => {
    glass.text([12, 96], 50, 4, 10).rect([12, 34], [52, 16], 'top').rect([12, 14], [52, 16])
  })
  scene.box([134, -6, 0], [130, 110, 96], { finish: 'ghost', hatch: 0 })
  scene.box([150, 8, 0], [40, 34, 30], {
    finish: 'signal',
    top: (lid) => rows(lid, [0, 17], 40, 1, 0),
  })
  return scene.draw(plate)
}

const SECOND = 34
const TRIP = 0.58 * SECOND

function visit(scene: Scene, y: number, seconds: number, marked: boolean): void {
  for (const trip of times(4)) scene.box([trip * TRIP, y, 0], [TRIP - 3, 50, 34], { hatch: 4 })
  scene.box([4 * TRIP, y, 0], [seconds * SECOND, 50, 34], {
    finish: marked ? 'signal' : 'solid',
    hatch: marked ? 0 : 5,
  })
}

export function firstVisit(): Drawing {
  const scene = new Scene({
    id: 'post-figure-first-visit',
    title: 'Four round trips, then the bytes',
    description:
      'Two rows of blocks along a scale of seconds. Both begin with four short blocks. In the first row a marked short block follows, in the second a block ten times as long.',
  })
  scene.ground([-20, -80], [17 * SECOND + 40, 240], SECOND)
  visit(scene, 90, 13.7, false)
  visit(scene, -10, 1.3, true)
  scene.line(
    [
      [0, -40, 0],
      [16.5 * SECOND, -40, 0],
    ],
    'line',
  )
  for (const second of [0, 4, 8, 12, 16])
    scene.line(
      [
        [second * SECOND, -40, 0],
        [second * SECOND, -52, 0],
      ],
      'emphasis',
    )
  scene.note([2 * TRIP, 120, 34], [-30, -50], ['Four round trips'], 'left')
  scene.note([9 * SECOND, 130, 34], [60, -80], ['412 kB'])
  scene.note([4 * TRIP + 0.8 * SECOND, 30, 34], [130, -60], ['38 kB'])
  scene.note([4 * SECOND, -52, 0], [-30, 60], ['4 s'], 'left')
  scene.note([16 * SECOND, -52, 0], [-30, 40], ['16 s'], 'left')
  return scene.draw(padded(8))
}
