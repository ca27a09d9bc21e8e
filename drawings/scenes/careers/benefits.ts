import type { Drawing } from '../../kit/drawn.ts'
import { centred } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, rows, through, times, way } from '../parts.ts'
import { book, desk, house, key, letter, sheet, shelf } from '../props.ts'

const card = centred(400, 300)

export function innovation(): Drawing {
  const scene = new Scene({
    id: 'benefit-innovation',
    title: 'A desk with a machine half built',
    description:
      'On a bench stand three parts of a machine; the fourth, marked, is being set on top. A drawing of it lies beside the bench.',
  })
  scene.ground([-10, -40], [280, 150], 40)
  scene.box([0, 20, 0], [150, 70, 26], { hatch: 5 })
  scene.box([20, 34, 26], [56, 44, 26], { hatch: 4 })
  scene.silo([110, 56, 26], 20, 34, { lid: 0.6, bands: [0.5] })
  scene.box([30, 40, 74], [36, 32, 18], { finish: 'signal' })
  for (const [x, y] of [
    [30, 40],
    [66, 40],
    [66, 72],
  ] as const)
    scene.line(
      [
        [x, y, 52],
        [x, y, 74],
      ],
      'dashed',
    )
  sheet(scene, [176, -24, 0], [76, 92], {
    lines: 0,
    more: (paper) => paper.rect([14, 14], [48, 32]).rect([22, 46], [30, 22]).circle([38, 30], 9),
  })
  return scene.draw(card)
}

export function recognition(): Drawing {
  const scene = new Scene({
    id: 'benefit-recognition',
    title: 'A name on the drawing',
    description: 'A framed drawing stands on a plinth of three steps, with a marked name plate.',
  })
  scene.ground([-10, -50], [270, 160], 40)
  for (const step of times(3))
    scene.box([20 + step * 22, 10 + step * 8, step * 16], [190 - step * 44, 66 - step * 16, 16], {
      hatch: 4,
    })
  scene.box([78, 40, 48], [72, 6, 72], {
    hatch: 0,
    front: (frame) =>
      frame
        .rect([6, 6], [60, 60], 'top')
        .rect([16, 16], [26, 20])
        .line(through([16, 36], [29, 50], [42, 36]))
        .circle([54, 24], 6),
  })
  scene.box([88, 26, 48], [52, 8, 12], { finish: 'signal' })
  return scene.draw(card)
}

export function culture(): Drawing {
  const scene = new Scene({
    id: 'benefit-culture',
    title: 'One table and eight places',
    description:
      'Eight stools of equal height stand around a long table. A drawing lies on the table and its open question is marked.',
  })
  scene.ground([-10, -50], [270, 160], 40)
  for (const seat of times(4)) scene.silo([44 + seat * 52, 84, 0], 13, 20, { lid: 0.7 })
  scene.box([16, 4, 24], [212, 56, 7], { hatch: 4 })
  for (const x of [24, 206]) scene.box([x, 12, 0], [12, 40, 24], { hatch: 3 })
  sheet(scene, [62, 12, 31], [116, 40], {
    lines: 0,
    more: (paper) => rows(paper, [10, 10], 60, 3, 10),
  })
  scene.box([146, 20, 33], [22, 22, 5], { finish: 'signal' })
  for (const seat of times(4)) scene.silo([44 + seat * 52, -22, 0], 13, 20, { lid: 0.7 })
  return scene.draw(card)
}

export function development(): Drawing {
  const scene = new Scene({
    id: 'benefit-development',
    title: 'A shelf, a book and a day for it',
    description:
      'A case of binders stands behind a desk with an open book. One sheet beside it is marked: the day that is kept free.',
  })
  scene.ground([-10, -50], [260, 160], 40)
  shelf(scene, [10, 72, 0], [130, 22], 2)
  desk(scene, [154, 56, 0])
  book(scene, [20, -26, 0], [104, 66], 9)
  scene.box([150, -24, 0], [62, 54, 5], {
    hatch: 0,
    top: (page) => {
      columns(page, [12.4, 0], 54, 4, 12.4)
      rows(page, [0, 13.5], 62, 3, 13.5)
    },
  })
  scene.box([175, 3, 5], [12, 13, 6], { finish: 'signal' })
  return scene.draw(card)
}

export function benefits(): Drawing {
  const scene = new Scene({
    id: 'benefit-benefits',
    title: 'A house, a key and a letter',
    description:
      'A house with a lit window stands behind a key and a pay letter; the key is marked.',
  })
  scene.ground([-10, -50], [260, 160], 40)
  house(scene, [20, 40, 0], [110, 56, 48], 24, (wall) => {
    for (const x of [14, 46, 78]) wall.rect([x, 16], [20, 22], 'top')
  })
  scene.box([150, 50, 0], [60, 40, 16], { hatch: 4, top: (bed) => bed.rect([6, 6], [20, 28]) })
  key(scene, [20, -36, 0], 'signal', 80)
  letter(scene, [172, -24, 0])
  return scene.draw(card)
}

export function growth(): Drawing {
  const scene = new Scene({
    id: 'benefit-growth',
    title: 'Two stairs to the same height',
    description:
      'Two flights of steps of different shape lead to the same landing. A marked way begins where both arrive.',
  })
  scene.ground([-10, -50], [270, 160], 40)
  for (const step of times(5))
    scene.box([10 + step * 30, 48, 0], [30, 44, 16 * (step + 1)], { hatch: 4 })
  for (const step of times(4))
    scene.box([50 + step * 28, -36, 0], [28, 40, 12 * (step + 1)], { hatch: 4 })
  scene.box([162, -36, 0], [66, 128, 80], {
    hatch: 5,
    top: (floor) => floor.rect([10, 10], [46, 108]),
  })
  scene.signal(way([162, 70, 80], ['x', 34], ['y', -60]))
  scene.dot([196, 10, 80], 5)
  return scene.draw(card)
}
