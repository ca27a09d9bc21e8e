import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { desk, sheet } from '../props.ts'

const KEEL = { y: 150, z: 62, radius: 36 }

function aircraft(scene: Scene): void {
  const { y, z, radius } = KEEL
  scene.tube([-30, y, z], 'x', radius, 330, { rings: [0.12, 0.34, 0.56, 0.78] })
  scene.tube([300, y, z], 'x', radius - 7, 0.5)
  for (const x of [30, 220]) scene.box([x, y - 22, 0], [12, 44, z - radius], { hatch: 3 })
  const fin = z + radius
  scene.panel(
    through([-30, y, fin - 2], [62, y, fin - 2], [0, y, fin + 96], [-42, y, fin + 96]),
    'front',
  )
  scene.box([-28, y - 1, fin + 26], [58, 0.6, 22], {
    hatch: 0,
    front: (plate) => plate.letter([4, 7], 'VT-NKS', { size: 12, bold: true }),
  })
  const root = y - radius
  scene.panel(
    through([84, root, z], [206, root, z], [204, y - 130, z + 8], [158, y - 130, z + 8]),
    'top',
  )
}

function car(scene: Scene, [x, y]: readonly [number, number]): void {
  scene.box([x, y, 8], [150, 58, 22], {
    hatch: 4,
    front: (side) => side.line(through([52, 2], [52, 20])).line(through([98, 2], [98, 20])),
  })
  scene.box([x + 26, y + 4, 30], [88, 50, 20], {
    hatch: 4,
    front: (glass) => glass.rect([8, 3], [30, 13]).rect([46, 3], [34, 13]),
  })
  for (const axle of [30, 122]) {
    scene.tube([x + axle, y - 7, 13], 'y', 13, 7)
    scene.tube([x + axle, y - 7.6, 13], 'y', 5, 0.5)
  }
}

export function automotiveAerospace(): Drawing {
  const scene = new Scene({
    id: 'service-automotive-aerospace',
    title: 'From the drawing to the tail number',
    description:
      'A requirement sheet, a control unit and a test bench lie in a row in front of an aircraft with its number on the fin, and a car. The marked unit is traced through all of them.',
  })
  scene.ground([-60, -90], [640, 280], 40)
  aircraft(scene)
  sheet(scene, [-40, -60, 0], [84, 104], { title: 'R-1184', lines: 6 })
  scene.box([96, -34, 0], [62, 48, 20], {
    finish: 'signal',
    top: (lid) => lid.rect([8, 8], [46, 32]),
    front: (side) => times(6).forEach((pin) => side.rect([7 + pin * 8, 5], [5, 9])),
  })
  desk(scene, [214, -34, 0])
  desk(scene, [272, -34, 0])
  car(scene, [400, -10])
  scene.run(way([44, -10, 0], ['x', 52]))
  scene.run(way([158, -10, 0], ['x', 58]))
  scene.run(way([331, -10, 0], ['x', 30], ['y', 30], ['x', 40]))
  scene.run(way([361, 20, 0], ['y', 126], ['x', -50]))
  scene.note([-40, -60, 1], [-30, 34], ['3,400 requirements', 'none without a test'], 'left')
  scene.note([128, -34, 10], [-30, 100], ['Unit 0417', 'traced both ways'], 'left')
  scene.note([550, 40, 20], [22, 50], ['ISO 26262'])
  scene.note([300, 150, KEEL.z + 30], [40, -60], ['DO-178C'])
  return scene.draw(padded(8))
}
