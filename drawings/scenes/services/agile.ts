import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import type { Surface } from '../../kit/surface.ts'
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
  scene.box([0, 150, 30], [560, 8, 118], {
    hatch: 3,
    front: (face) => {
      columns(face, [112, 6], 106, 4, 112)
      for (const [column, count] of cards)
        for (const card of times(count)) {
          const [x, y] = [14 + column * 112 + (card % 2) * 46, 78 - Math.floor(card / 2) * 30]
          face.rect([x, y], [36, 22], column === 2 ? 'top' : 'line').text([x + 6, y + 15], 24, 2, 6)
        }
    },
  })
  for (const x of [20, 530]) scene.box([x, 150, 0], [10, 8, 30], { hatch: 3 })
}

/** The plan: a tape with a mark for each sheet, and where it went before it was redrawn. */
function plan(scene: Scene): void {
  const turn = (SIGNED + 1) * PITCH - 18
  const marks = (length: number) => (face: Surface) =>
    columns(face, [PITCH / 2, 2], 6, Math.floor(length / PITCH), PITCH)
  scene.box([-12, -46, 0], [turn + 12, 10, 6], { hatch: 0, top: marks(turn) })
  scene.line(way([turn, -41, 0], ['x', 220]), 'dashed')
  scene.box([turn, -86, 0], [10, 50, 6], { hatch: 3 })
  scene.box([turn + 10, -86, 0], [216, 10, 6], { hatch: 0, top: marks(216) })
}

export function agile(): Drawing {
  const scene = new Scene({
    id: 'service-agile',
    title: 'Sheets, a board and one gate',
    description:
      'Six two-week sheets lie in a row in front of a board of cards. Three are signed and behind the marked gate; the next ones are dashed and follow the redrawn plan, whose old line is still visible.',
  })
  scene.ground([-40, -120], [680, 300], 40)
  board(scene)
  for (const index of times(6)) {
    const done = index < SIGNED
    const next = index > SIGNED
    sheet(scene, [index * PITCH + (done ? 0 : 18), next ? -58 : 0, 0], [76, 100], {
      title: `${index + 1}`,
      lines: done || index === SIGNED ? 5 : 0,
      finish: next ? 'ghost' : 'solid',
      thick: done ? 8 : 3,
      more: (paper) =>
        done && paper.line(through([40, 12], [48, 20], [54, 8], [68, 18]), 'emphasis'),
    })
  }
  plan(scene)
  const x = SIGNED * PITCH - 14
  scene.box([x, -18, 0], [10, 10, 44], { finish: 'signal' })
  scene.box([x, 108, 0], [10, 10, 44], { finish: 'signal' })
  scene.box([x, -18, 44], [10, 136, 9], { finish: 'signal' })
  scene.note(
    [x, -16, 26],
    [-150, 130],
    ['Gate, every second Friday', 'done, shown, signed'],
    'left',
  )
  scene.note([620, -82, 6], [20, 34], ['Redrawn in week 6'])
  scene.note([280, 150, 148], [60, -40], ['One in progress', 'a person'])
  return scene.draw(padded(8))
}
