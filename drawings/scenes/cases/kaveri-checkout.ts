import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, through, times, way } from '../parts.ts'
import { server, standingPhone } from '../props.ts'

function saris(scene: Scene): void {
  scene.box([-20, 170, 0], [300, 8, 150], { hatch: 4 })
  for (const level of times(3)) {
    scene.box([-20, 120, 14 + level * 46], [300, 50, 4], { hatch: 0 })
    for (const roll of times(9)) {
      if ((roll * 5 + level * 3) % 8 === 0) continue
      scene.tube([2 + roll * 32, 122, 31 + level * 46], 'y', 13, 44)
      scene.tube([2 + roll * 32, 121, 31 + level * 46], 'y', 4, 0.5)
    }
  }
}

function till(scene: Scene): void {
  scene.box([20, -40, 0], [230, 92, 44], {
    front: (counter) => counter.rect([14, 8], [96, 26]).rect([120, 8], [96, 26]),
  })
  scene.box([44, -26, 44], [110, 62, 20], {
    hatch: 4,
    top: (keys) => {
      times(12).forEach((key) =>
        keys.rect([10 + (key % 4) * 14, 8 + Math.floor(key / 4) * 12], [10, 8]),
      )
      keys.rect([72, 30], [30, 24])
    },
  })
  scene.box([58, 22, 64], [70, 6, 48], {
    hatch: 0,
    front: (glass) =>
      glass
        .rect([5, 6], [60, 36], 'top')
        .letter([11, 24], '₹ 7,850', { size: 13, bold: true })
        .text([11, 14], 44, 1),
  })
  scene.panel(through([132, 14, 64], [154, 14, 64], [154, 2, 112], [132, 2, 112]), 'top')
  scene.box([190, -20, 44], [36, 44, 30], {
    finish: 'signal',
    top: (lid) => lid.rect([7, 8], [22, 28]),
  })
}

export function kaveriCheckout(): Drawing {
  const scene = new Scene({
    id: 'case-kaveri-checkout',
    title: 'A till that sells without a line',
    description:
      'Rolls of cloth lie on shelves behind a counter with a till. The marked box beside it keeps each sale while the dashed line to the server is cut; a telephone and a page use the same checkout.',
  })
  scene.ground([-40, -60], [600, 240], 40)
  saris(scene)
  till(scene)
  standingPhone(scene, [330, 60, 0], [62, 118], (glass) => {
    rows(glass, [12, 60], 38, 4, 11)
    glass.rect([12, 24], [38, 14], 'top')
  })
  scene.box([420, 56, 0], [120, 8, 92], {
    hatch: 3,
    front: (page) => {
      page
        .rect([6, 6], [108, 80])
        .line(through([6, 72], [114, 72]))
        .rect([14, 26], [36, 36])
        .text([60, 58], 44, 3, 9)
        .rect([60, 18], [40, 12], 'top')
    },
  })
  server(scene, [500, -50, 0], 4)
  scene.line(way([250, -16, 0], ['x', 246]), 'dashed')
  scene.cross([376, -16, 0], 9)
  scene.line(way([361, 56, 0], ['y', -40], ['x', 160], ['y', -24]), 'line')
  scene.line(way([480, 52, 0], ['y', -36]), 'line')
  scene.note([208, -20, 66], [-40, 150], ['Each sale, booked here first'], 'left')
  scene.note([376, -16, 0], [-10, 90], ['Line down, 9 hours'], 'left')
  scene.note([280, 178, 150], [40, -20], ['One of each', 'from 3,200 weavers'])
  scene.note([540, 60, 80], [24, -30], ['Web and link'])
  return scene.draw(padded(8))
}
