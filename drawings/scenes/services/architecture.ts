import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point2 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { plumbLines, through, way } from '../parts.ts'

interface Part {
  at: Point2
  size: Point2
  height: number
  owner: string
}

const PARTS: Part[] = [
  { at: [20, 96], size: [78, 56], height: 40, owner: 'Web' },
  { at: [20, 14], size: [78, 56], height: 28, owner: 'Shop' },
  { at: [138, 40], size: [80, 84], height: 52, owner: 'Rao' },
  { at: [268, 96], size: [84, 56], height: 34, owner: 'Iyer' },
  { at: [268, 14], size: [84, 56], height: 46, owner: 'Khan' },
  { at: [408, 30], size: [84, 108], height: 30, owner: 'Das' },
]
const SHEET = 216
const LINKS = [
  way([98, 122, 0], ['x', 40]),
  way([98, 52, 0], ['x', 40]),
  way([218, 108, 0], ['x', 50]),
  way([218, 50, 0], ['x', 50]),
  way([352, 42, 0], ['x', 56]),
]

export function architecture(): Drawing {
  const scene = new Scene({
    id: 'service-architecture',
    title: 'One drawing over the system',
    description:
      'Six houses, each with the name of its owner, stand under a glass sheet that bears their plan. A marked boundary encloses two of them on the ground.',
  })
  scene.ground([-20, -60], [560, 280], 40)
  for (const {
    at: [x, y],
    size: [width, depth],
    height,
    owner,
  } of PARTS)
    scene.box([x, y, 0], [width, depth, height], {
      top: (roof) =>
        roof
          .rect([7, 7], [width - 14, depth - 14])
          .letter([14, depth / 2 - 6], owner, { size: 17, bold: true }),
    })
  for (const link of LINKS) scene.line(link, 'emphasis')
  const fence = way([248, -8, 0], ['x', 264], ['y', 170], ['x', -264], ['y', -170])
  scene.signal(fence)
  scene.box([0, 0, SHEET + 60], [512, 170, 3], {
    hatch: 0,
    finish: 'glass',
    top: (sheet) => {
      sheet.rect([8, 8], [496, 154], 'guide')
      for (const { at, size } of PARTS) sheet.rect(at, size)
      for (const link of LINKS)
        sheet.line(
          link.map(([x, y]): Point2 => [x, y]),
          'emphasis',
        )
      sheet.rect([420, 8], [84, 18]).text([428, 20], 60, 2, 6)
    },
  })
  plumbLines(scene, through<Point2>([0, 0], [512, 0], [512, 170]), 0, SHEET + 60)
  scene.note([512, 120, SHEET + 61], [30, -36], ['One drawing', 'checked on every commit'])
  scene.note([248, -8, 0], [-50, 60], ['Boundary: orders', 'one team writes here'], 'left')
  scene.note([60, 14, 20], [-70, 50], ['A name on every box'], 'left')
  return scene.draw(padded(8))
}
