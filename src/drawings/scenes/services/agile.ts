import type { Drawing } from '../../kit/drawing.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, through, times, way } from '../parts.ts'
import { sheet } from '../props.ts'

const PITCH = 104
const SIGNED = 3

function board(scene: Scene): void {
  const cards = [
    [0, 4],
    [1, 2],
    [2, 1],
    [3, 5],
    [4, 3],
  ] as const
  scene.box([0, 140, 30], [560, 8, 130], {
    hatch: 3,
    front: (face) => {
      columns(face, [112, 6], 118, 4, 112)
      for (const [column, count] of cards)
        for (const card of times(count)) {
          const [x, y] = [14 + column * 112 + (card % 2) * 46, 88 - Math.floor(card / 2) * 30]
          face.rect([x, y], [36, 22], column === 2 ? 'top' : 'line').text([x + 6, y + 15], 24, 2, 6)
        }
    },
  })
  for (const x of [20, 530]) scene.box([x, 140, 0], [10, 8, 30], { hatch: 3 })
}

export function agile(): Drawing {
  const scene = new Scene({
    id: 'service-agile',
    title: 'Sheets, a board and one gate',
    description:
      'Six two-week sheets lie in a row in front of a board of cards. Three are signed and behind the marked gate; the next ones are dashed, with the old line of the plan still visible.',
  })
  scene.ground([-20, -80], [640, 240], 40)
  board(scene)
  for (const index of times(6)) {
    const done = index < SIGNED
    sheet(scene, [index * PITCH, index > SIGNED ? -20 : 0, 0], [78, 104], {
      title: `${index + 1}`,
      lines: done || index === SIGNED ? 5 : 0,
      finish: index > SIGNED ? 'ghost' : 'solid',
      thick: done ? 8 : 3,
      more: (paper) =>
        done && paper.line(through([40, 12], [48, 20], [54, 8], [68, 18]), 'emphasis'),
    })
  }
  const x = SIGNED * PITCH - 20
  scene.box([x, -26, 0], [12, 12, 70], { finish: 'signal' })
  scene.box([x, 116, 0], [12, 12, 70], { finish: 'signal' })
  scene.box([x, -26, 70], [12, 154, 12], { finish: 'signal' })
  scene.line(way([0, -36, 0], ['x', x + 30]), 'emphasis')
  scene.line(way([x + 30, -36, 0], ['x', 190]), 'dashed')
  scene.line(way([x + 30, -36, 0], ['y', -26], ['x', 290]), 'emphasis')
  scene.note([x, -20, 40], [-60, 110], ['Gate, every second Friday', 'done, shown, signed'], 'left')
  scene.note([x + 320, -62, 0], [20, 24], ['Redrawn in week 6'])
  scene.note([280, 140, 160], [60, -40], ['One in progress', 'a person'])
  return scene.draw(padded(8))
}
