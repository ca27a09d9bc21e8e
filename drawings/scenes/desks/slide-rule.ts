import type { Drawing } from '../../kit/drawn.ts'
import type { Point2, Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, rows, times } from '../parts.ts'
import { sheet } from '../props.ts'
import { deskSheet } from './desk-sheet.ts'

const PILE = 30

function rule(scene: Scene, [x, y, z]: Point3): void {
  const scale = (from: Point2, step: number, count: number, height: number) => (face: Surfaced) =>
    columns(face, from, height, count, step, 'hatch')
  scene.box([x, y + 22, z], [214, 12, 7], { hatch: 3, top: scale([8, 0], 4, 50, 5) })
  scene.box([x + 34, y + 12, z], [214, 10, 7], { hatch: 3, top: scale([8, 5], 4, 50, 5) })
  scene.box([x, y, z], [214, 12, 7], { hatch: 3, top: scale([8, 7], 4, 50, 5) })
  scene.box([x + 116, y - 3, z + 7], [30, 40, 4], {
    finish: 'signal',
    top: (glass) =>
      glass.rect([7, 6], [16, 28], 'top').line([
        [15, 6],
        [15, 34],
      ]),
  })
}

type Surfaced = Parameters<typeof columns>[0]

export function slideRule(): Drawing {
  const scene = new Scene({
    id: 'desk-slide-rule',
    title: 'A slide rule on a pile of estimates',
    description:
      'A pile of estimates, its top sheet written by hand, with a slide rule across it. The cursor of the slide rule is marked.',
  })
  scene.ground([-30, -30], [280, 240], 40)
  scene.box([0, 6, 0], [156, 180, PILE], {
    hatch: 0,
    front: (edge) => rows(edge, [0, 4], 156, 8, 3.2, 'hatch'),
  })
  for (const level of times(3))
    sheet(scene, [6 - level * 5, (level % 2) * 9, PILE + level * 3], [156, 180], {
      thick: 3,
      lines: level === 2 ? 9 : 0,
      more: (paper) => level === 2 && paper.rect([98, 12], [46, 20]),
    })
  rule(scene, [-26, 74, PILE + 9])
  return scene.draw(deskSheet)
}
