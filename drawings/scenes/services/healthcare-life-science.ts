import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, through, times, way } from '../parts.ts'

function bed(scene: Scene, x: number, name: string, empty = false): void {
  const finish = empty ? 'ghost' : 'solid'
  scene.box([x, 30, 10], [74, 150, 20], {
    finish,
    hatch: empty ? 0 : 5,
    top: (mattress) => {
      if (empty) return
      mattress.rect([12, 110], [50, 30]).line(through([0, 92], [74, 92]), 'emphasis')
      mattress.text([14, 76], 46, 5, 13)
    },
  })
  if (empty) return
  scene.box([x, 180, 0], [74, 6, 58], { hatch: 3 })
  scene.box([x - 8, 24, 0], [90, 5, 44], {
    hatch: 0,
    front: (board) => board.rect([3, 10], [84, 28], 'top').letter([7, 20], name, { bold: true }),
  })
  scene.line(way([x + 88, 150, 0], ['z', 96], ['x', -10]), 'emphasis')
  scene.box([x + 72, 148, 72], [12, 4, 22], { hatch: 0 })
  scene.line(through([x + 78, 148, 72], [x + 66, 130, 30]), 'wire')
}

function cart(scene: Scene): void {
  scene.box([170, -84, 8], [66, 46, 54], {
    hatch: 4,
    front: (side) => {
      rows(side, [0, 13], 66, 3, 14)
      times(4).forEach((drawer) => side.rect([26, 5 + drawer * 13], [14, 3]))
    },
  })
  for (const x of [174, 224]) scene.box([x, -82, 0], [8, 8, 8], { hatch: 0 })
  scene.box([180, -76, 62], [18, 14, 14], { finish: 'signal' })
  scene.box([208, -60, 62], [26, 4, 22], {
    hatch: 0,
    front: (screen) => screen.rect([3, 4], [20, 14]),
  })
}

export function healthcareLifeScience(): Drawing {
  const scene = new Scene({
    id: 'service-healthcare-life-science',
    title: 'The right dose for the right R. Sharma',
    description:
      'Two patients of the same name lie in a ward. From the cart in front, the marked dose takes the route to one of them; the way to the other ends in a cross.',
  })
  scene.ground([-40, -100], [560, 320], 40)
  scene.box([-40, 194, 0], [560, 8, 104], {
    hatch: 4,
    front: (wall) =>
      wall
        .circle([270, 84], 13)
        .line(through([270, 84], [270, 92]))
        .line(through([270, 84], [279, 82])),
  })
  bed(scene, 0, 'R. Sharma')
  bed(scene, 170, 'R. Sharma')
  bed(scene, 340, '', true)
  cart(scene)
  scene.silo([470, 60, 0], 30, 46, { bands: [0.5], lid: 0.7 })
  scene.silo([470, -20, 0], 30, 30, { lid: 0.7 })
  scene.run(way([203, -36, 0], ['y', 42], ['x', 68], ['y', 92], ['z', 30], ['x', -34]))
  scene.line(way([168, -60, 0], ['x', -132], ['y', 60]), 'dashed')
  scene.cross([36, 6, 0], 8)
  scene.note([180, -84, 40], [-50, 60], ['Dose, 03:10', 'scanned twice'], 'left')
  scene.note([0, 40, 24], [-60, 50], ['Born 1961'], 'left')
  scene.note([244, 90, 30], [150, -140], ['Born 1968', 'wristband read'])
  scene.note([496, 45, 40], [30, -34], ['Study data', 'no names'])
  return scene.draw(padded(8))
}
