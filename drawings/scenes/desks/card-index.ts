import type { Drawing } from '../../kit/drawn.ts'
import { Scene } from '../../kit/scene.ts'
import { seeded } from '../../../src/drawings/seeded.ts'
import { times } from '../parts.ts'
import { deskSheet } from './desk-sheet.ts'

const [WIDE, DEEP, HIGH, WALL] = [132, 212, 46, 6]
const [CARDS, PITCH, FIRST] = [31, 6, 9]

/** Thirty-one cards for 310 people; the twenty-second stands out. */
function cards(scene: Scene): void {
  const random = seeded(310)
  for (const card of times(CARDS)) {
    const kept = card === CARDS - 22
    const y = WALL + FIRST + card * PITCH
    const up = kept ? 34 : random() * 4
    scene.box([WALL + 4, y, 6 + up], [WIDE - 2 * WALL - 8, 2, 50], {
      finish: kept ? 'signal' : 'solid',
      hatch: 0,
      front: (face) =>
        kept &&
        face
          .line([
            [10, 38],
            [70, 38],
          ])
          .line([
            [10, 30],
            [52, 30],
          ]),
    })
    if (card % 5 === 0 && !kept)
      scene.box([WALL + 10 + ((card / 5) % 4) * 26, y, 56 + up], [22, 2, 8], { hatch: 0 })
  }
}

export function cardIndex(): Drawing {
  const scene = new Scene({
    id: 'desk-card-index',
    title: 'A drawer of cards, one for each name',
    description:
      'A long open drawer full of index cards with tabs. One card stands out of the row and is marked.',
  })
  scene.ground([-30, -40], [200, 280], 40)
  scene.box([0, WALL, 0], [WALL, DEEP - WALL, HIGH], { hatch: 0 })
  scene.box([WIDE - WALL, WALL, 0], [WALL, DEEP - WALL, HIGH], { hatch: 5 })
  scene.box([WALL, DEEP - WALL, 0], [WIDE - 2 * WALL, WALL, HIGH], { hatch: 0 })
  scene.box([0, 0, 0], [WIDE, WALL, HIGH + 14], {
    hatch: 3,
    front: (wall) =>
      wall.rect([36, 30], [60, 20], 'top').line([
        [44, 40],
        [82, 40],
      ]),
  })
  scene.box([50, -8, 12], [32, 8, 6], { hatch: 2 })
  cards(scene)
  return scene.draw(deskSheet)
}
