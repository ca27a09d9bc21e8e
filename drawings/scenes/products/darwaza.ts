import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { house, sheet } from '../props.ts'

const WALL = { y: 60, depth: 44, height: 92 }

function fort(scene: Scene): void {
  const { y, depth, height } = WALL
  for (const [x, width] of [
    [-40, 180],
    [340, 200],
  ] as const) {
    scene.box([x, y, 0], [width, depth, height], {
      hatch: 5,
      front: (wall) =>
        times(5).forEach((course) =>
          wall.line(through([0, 18 * (course + 1)], [width, 18 * (course + 1)]), 'hatch'),
        ),
    })
    for (const merlon of times(Math.floor(width / 36)))
      scene.box([x + 6 + merlon * 36, y, height], [20, 12, 14], { hatch: 4 })
  }
  for (const x of [140, 304])
    scene.box([x, y - 14, 0], [36, depth + 24, height + 52], {
      hatch: 4,
      top: (roof) => roof.rect([8, 8], [20, 52]),
    })
  scene.box([176, y, height + 6], [128, depth, 34], {
    hatch: 4,
    front: (lintel) => lintel.letter([22, 12], 'Darwaza', { size: 19, bold: true }),
  })
  scene.box([176, y + 12, 0], [128, 10, height + 6], {
    hatch: 0,
    front: (doors) => {
      doors.line(through([64, 0], [64, height + 6]), 'emphasis')
      for (const row of times(5))
        for (const stud of times(8))
          doors.circle([9 + stud * 16 - (stud > 3 ? 1 : 0), 12 + row * 19], 1.8, 'ink')
    },
  })
  scene.box([172, y + 2, 40], [136, 9, 13], { finish: 'signal' })
}

function candidate(scene: Scene): void {
  scene.box([196, -86, 0], [88, 84, 8], { hatch: 4 })
  for (const layer of times(3))
    scene.box([202, -80, 8 + layer * 20], [76, 72, 14], {
      hatch: 4,
      finish: layer === 2 ? 'solid' : 'frosted',
      top: (top) =>
        layer === 2 && top.rect([8, 8], [60, 56]).letter([16, 26], 'v15', { size: 24, bold: true }),
    })
}

export function darwaza(): Drawing {
  const scene = new Scene({
    id: 'product-darwaza',
    title: 'Darwaza, a gate that holds a model back',
    description:
      'A fort gate with studded doors stands closed behind a marked bar. A new model waits in front of it with three sheets of evidence; houses lie behind the wall.',
  })
  scene.ground([-60, -120], [640, 400], 40)
  fort(scene)
  candidate(scene)
  for (const index of times(4))
    house(scene, [60 + index * 130, 210, 0], [64, 46, 34], 18, (wall) =>
      wall.rect([8, 8], [14, 16]).rect([38, 0], [14, 24]),
    )
  ;['recall', 'groups', 'cost'].forEach((title, index) =>
    sheet(scene, [-46 + index * 74, -106 + index * 4, 0], [60, 84], {
      title,
      lines: 3,
      more: (paper) =>
        index === 1
          ? paper
              .line(through([16, 8], [34, 24]), 'emphasis')
              .line(through([34, 8], [16, 24]), 'emphasis')
          : paper.line(through([16, 14], [24, 8], [36, 26]), 'emphasis'),
    }),
  )
  scene.line(way([240, -2, 0], ['y', 50]), 'dashed')
  scene.line(way([284, -44, 0], ['x', 120]), 'dashed')
  scene.box([410, -76, 0], [74, 60, 22], {
    hatch: 4,
    top: (box) => box.circle([24, 30], 7).circle([50, 30], 7),
  })
  scene.note([206, -80, 20], [-60, 96], ['Held: one group 0.86', 'limit 0.92'], 'left')
  scene.note([-46, -106, 1], [-10, 40], ['Evidence, 5 checks'], 'left')
  scene.note([447, -46, 22], [60, 60], ['Two keys', 'and a reason'])
  scene.note([514, 233, 52], [20, -26], ['Your users'])
  return scene.draw(padded(8))
}
