import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point2 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import type { Surface } from '../../kit/surface.ts'
import { conveyor, through, times, way } from '../parts.ts'
import { desk, sheet } from '../props.ts'

const FIELDS = ['shipper', 'goods', 'weight', 'seal', 'port']
const UNSURE = 2
const PAGE = { x: 270, y: -30 }

const fieldAt = (index: number): Point2 => [index % 2 ? 92 : 12, 108 - index * 22]

function page(paper: Surface): void {
  paper.letter([12, 138], 'Bill of lading', { size: 16, bold: true })
  FIELDS.forEach((_, index) => {
    const [x, y] = fieldAt(index)
    paper
      .rect([x, y], [70, 15], index === UNSURE ? 'signal' : 'line')
      .text([index % 2 ? 14 : 94, y + 11], 60, 2, 6)
  })
}

function reader(scene: Scene): void {
  for (const y of [38, 132]) scene.box([150, y, 0], [40, 12, 84], { hatch: 3 })
  scene.box([144, 34, 84], [52, 114, 24], { hatch: 4, top: (lid) => lid.rect([10, 12], [32, 90]) })
  scene.silo([170, 90, 66], 14, 18)
  scene.segments(
    [
      [
        [160, 78, 60],
        [154, 66, 14],
      ],
      [
        [180, 96, 60],
        [188, 112, 14],
      ],
      [
        [170, 78, 60],
        [170, 64, 14],
      ],
    ],
    'wire',
    { x: [156, 184], y: [74, 75], z: [14, 66] },
  )
}

export function munshi(): Drawing {
  const scene = new Scene({
    id: 'product-munshi',
    title: 'Munshi, a reader of freight papers',
    description:
      'Papers pass on a belt under a reading head. A bill of lading lies open with five framed fields joined to five drawers; the marked field is not certain and goes to a person.',
  })
  scene.ground([-80, -140], [680, 320], 40)
  for (const pile of times(3))
    sheet(scene, [-70, 44 + pile * 2, pile * 12], [66, 88], {
      lines: pile === 2 ? 5 : 0,
      thick: 12,
    })
  conveyor(scene, [0, 52, 0], [240, 78, 12], 'x', 14)
  for (const x of [20, 96, 200]) sheet(scene, [x, 60, 12], [44, 62], { lines: 4, thick: 1 })
  reader(scene)
  sheet(scene, [PAGE.x, PAGE.y, 0], [176, 168], { lines: 0, thick: 3, more: page })
  FIELDS.filter((_, index) => index !== UNSURE).forEach((name, index) => {
    const y = 124 - index * 50
    scene.box([500, y, 0], [76, 30, 34], {
      hatch: 3,
      front: (drawer) => drawer.rect([5, 6], [60, 22]).letter([9, 13], name, { size: 12 }),
    })
    scene.line(way([446, y + 12, 0], ['x', 54]))
  })
  desk(scene, [292, -124, 0])
  scene.run(through([PAGE.x + 46, PAGE.y + 62, 3.1], [PAGE.x + 46, PAGE.y, 3.1]))
  scene.run(way([PAGE.x + 46, PAGE.y, 0], ['y', -58]))
  scene.note([-70, 60, 36], [-20, 50], ['Invoice, packing list,', 'bill of lading'], 'left')
  scene.note([170, 148, 100], [40, -50], ['Read in 9 seconds'])
  scene.note([292, -120, 24], [-50, 30], ['Weight: two figures,', 'a person decides'], 'left')
  scene.note([576, 150, 34], [18, -44], ['Four certain,', 'each with its place'])
  return scene.draw(padded(8))
}
