import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { conveyor, gate, rows, through, times, way } from '../parts.ts'
import { book, house, letter, lorry, sheet, standingPhone } from '../props.ts'

export function exactlyOnce(): Drawing {
  const scene = new Scene({
    id: 'post-exactly-once',
    title: 'One of two equal letters',
    description:
      'Two equal letters lie on a belt before a gate. One has passed and lies marked in front of an open book; the way of the other ends in a cross.',
  })
  scene.ground([-10, -60], [320, 180], 40)
  conveyor(scene, [0, 0, 0], [180, 54, 16], 'x', 9)
  letter(scene, [14, 9, 16])
  letter(scene, [84, 9, 16], 'ghost')
  gate(scene, { at: [150, 27, 0], along: 'y', opening: 62, thickness: 14, height: 58 })
  scene.box([196, -20, 0], [92, 96, 22], { hatch: 5 })
  book(scene, [204, 8, 22], [76, 58], 7)
  letter(scene, [212, -16, 22], 'signal', 0.7)
  scene.line(way([112, 9, 0], ['y', -48]), 'dashed')
  scene.cross([112, -48, 0], 7)
  return scene.draw(plate)
}

function office(scene: Scene, x: number, columns: number): void {
  scene.box([x - 8, -8, 0], [116, 96, 6], { hatch: 0 })
  house(scene, [x, 0, 6], [100, 80, 62], 20, (wall) => {
    for (const column of times(columns))
      wall.rect([12 + (column * 80) / columns, 8], [60 / columns, 42])
  })
}

export function threeDeaths(): Drawing {
  const scene = new Scene({
    id: 'post-figure-three-deaths',
    title: 'Three gaps between a till and a bank',
    description:
      'A request passes from a till over an office to a bank. Three crosses mark the gaps in which it may be lost; the booking in the office is marked.',
  })
  scene.ground([-60, -120], [720, 260], 40)
  standingPhone(scene, [-20, 20, 0], [66, 112], (glass) =>
    glass.text([12, 92], 42, 4, 10).rect([12, 20], [42, 18]),
  )
  office(scene, 240, 3)
  scene.box([262, -76, 0], [60, 40, 18], { finish: 'signal' })
  office(scene, 500, 5)
  const there = through<[number, number, number]>([46, 10, 0], [232, 10, 0])
  scene.line(there, 'emphasis')
  scene.line(way([262, -56, 0], ['x', -254], ['y', 70]), 'emphasis')
  scene.line(way([348, 40, 0], ['x', 144]), 'emphasis')
  scene.line(way([292, -8, 0], ['y', -28]), 'emphasis')
  scene.cross([150, 10, 0], 9)
  scene.cross([130, -56, 0], 9)
  scene.cross([420, 40, 0], 9)
  scene.note([150, 10, 0], [40, -130], ['1 Before the booking'])
  scene.note([130, -56, 0], [-60, 70], ['2 Booked,', 'not yet answered'], 'left')
  scene.note([420, 40, 0], [50, -150], ['3 Sent, not yet', 'marked as sent'])
  scene.note([300, -76, 9], [40, 96], ['The booking'])
  return scene.draw(padded(8))
}

export function outbox(): Drawing {
  const scene = new Scene({
    id: 'post-figure-outbox',
    title: 'One frame, one commit',
    description:
      'A low wall encloses a slip, a ledger and a tray of letters. A lorry outside takes letters from the tray along a marked route; a dashed route shows that it may come twice.',
  })
  scene.ground([-60, -120], [700, 300], 40)
  const wall = 22
  scene.box([-20, 120, 0], [370, 8, wall], { hatch: 4 })
  scene.box([-20, -20, 0], [8, 140, wall], { hatch: 4 })
  sheet(scene, [20, 12, 0], [72, 92], { lines: 6, thick: 4 })
  book(scene, [122, 16, 0], [104, 84], 12)
  scene.box([256, 14, 0], [68, 92, 8], { hatch: 4 })
  for (const index of times(4)) letter(scene, [262, 18 + index * 4, 8 + index * 4])
  scene.box([-20, -28, 0], [370, 8, wall], {
    hatch: 4,
    front: (face) => rows(face, [4, 6], 362, 2, 9, 'hatch'),
  })
  scene.box([342, -20, 0], [8, 140, wall], { hatch: 4 })
  lorry(scene, [440, -20, 0])
  scene.run([
    [318, 36, 26],
    [438, 36, 26],
  ])
  scene.line(way([520, -40, 0], ['y', -40], ['x', -150], ['y', 50]), 'dashed')
  scene.note([40, 104, 4], [-40, -70], ['Request and key'], 'left')
  scene.note([180, 100, 12], [40, -90], ['Ledger'])
  scene.note([300, 60, 24], [100, -150], ['Letters not yet sent'])
  scene.note([100, -28, 10], [-60, 70], ['One transaction'], 'left')
  scene.note([440, -80, 0], [40, 40], ['May come twice'])
  return scene.draw(padded(8))
}

export function inbox(): Drawing {
  const scene = new Scene({
    id: 'post-figure-inbox',
    title: 'The receiver enters a letter before it acts',
    description:
      'Two equal letters come on a belt to a counter with an open book. One is entered and takes the marked way to the ledger behind; the other one stops at a cross.',
  })
  scene.ground([-40, -100], [680, 280], 40)
  conveyor(scene, [-20, 20, 0], [220, 58, 20], 'x', 9)
  letter(scene, [4, 31, 20])
  letter(scene, [104, 31, 20])
  scene.box([210, -20, 0], [132, 130, 42], { hatch: 5 })
  book(scene, [226, 4, 42], [100, 86], 9)
  scene.run([
    [342, 60, 0],
    [462, 60, 0],
  ])
  scene.silo([510, 60, 0], 42, 66, { bands: [0.33, 0.66], lid: 0.7 })
  scene.line(way([32, 20, 0], ['y', -70], ['x', 96]), 'dashed')
  scene.cross([136, -50, 0], 9)
  scene.note([132, 66, 24], [20, -110], ['7f3a, first'])
  scene.note([136, -50, 0], [-70, 60], ['7f3a, again:', 'acknowledged, no effect'], 'left')
  scene.note([276, 90, 51], [70, -80], ['Primary key:', 'consumer, message'])
  scene.note([540, 90, 60], [40, -40], ['Ledger'])
  return scene.draw(padded(8))
}
