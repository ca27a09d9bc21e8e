import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { container, lorry, sheet } from '../props.ts'

function factory(scene: Scene): void {
  scene.box([-60, 90, 0], [186, 90, 50], {
    front: (wall) => {
      times(4).forEach((bay) => wall.rect([12 + bay * 30, 22], [20, 16]))
      wall.rect([140, 0], [34, 38])
    },
  })
  for (const bay of times(3)) {
    const x = -60 + bay * 62
    scene.panel(through([x, 90, 50], [x, 180, 50], [x + 62, 180, 84], [x + 62, 90, 84]), 'top', {
      x: [x, x + 61],
      y: [90, 180],
      z: [50, 84],
    })
    scene.panel(through([x, 90, 50], [x + 62, 90, 50], [x + 62, 90, 84]), 'front', {
      x: [x, x + 62],
      y: [89, 90],
      z: [50, 84],
    })
    scene.panel(
      through([x + 62, 90, 50], [x + 62, 180, 50], [x + 62, 180, 84], [x + 62, 90, 84]),
      'right',
      { x: [x + 61.5, x + 62], y: [90, 180], z: [50, 84] },
    )
  }
}

function ship(scene: Scene): void {
  const [x, y, deck] = [330, 96, 30]
  scene.box([x, y, 0], [210, 84, deck], { front: (hull) => hull.line(through([0, 8], [210, 8])) })
  scene.panel(
    through([x + 210, y, 0], [x + 282, y + 42, 0], [x + 282, y + 42, deck], [x + 210, y, deck]),
    'right',
  )
  scene.panel(through([x + 210, y, deck], [x + 282, y + 42, deck], [x + 210, y + 84, deck]), 'top')
  scene.box([x + 6, y + 12, deck], [34, 60, 62], {
    hatch: 4,
    front: (bridge) => bridge.rect([4, 44], [26, 9]),
  })
  for (const row of times(2))
    for (const level of times(2 - row))
      container(scene, [x + 60, y + 40 - row * 40, deck + level * 42], 'solid', 130)
}

export function importExportManufacturing(): Drawing {
  const scene = new Scene({
    id: 'service-import-export-manufacturing',
    title: 'One count on three papers',
    description:
      'A factory, a lorry with one marked container and a ship at the quay. Three papers in front carry the same number, and lines join them to the container.',
  })
  scene.ground([-80, -110], [720, 320], 40)
  factory(scene)
  ship(scene)
  lorry(scene, [130, 10, 0], 'signal')
  scene.box([300, 60, 0], [300, 26, 8], { hatch: 4 })
  ;['Invoice', 'Packing', 'B/L'].forEach((title, index) => {
    const x = 50 + index * 122
    sheet(scene, [x, -100, 0], [84, 70], {
      title,
      lines: 2,
      more: (paper) => paper.letter([52, 10], '22', { size: 17, bold: true }),
    })
    scene.line(way([x + 42, -29, 0], ['y', 26]), 'line')
  })
  scene.line(way([92, -3, 0], ['x', 244]), 'line')
  scene.note([200, 40, 56], [30, -120], ['Seal IN-88 204', '22 pallets'])
  scene.note([-60, 90, 20], [-20, 44], ['Lot 14, Rajkot'], 'left')
  scene.note([612, 138, 30], [20, -40], ['Nhava Sheva'])
  scene.note([50, -100, 1], [-30, 20], ['Printed from', 'one plan'], 'left')
  return scene.draw(padded(8))
}
