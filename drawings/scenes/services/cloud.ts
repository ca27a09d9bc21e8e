import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point2 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { plumbLines, rows, through, times, way } from '../parts.ts'
import { server } from '../props.ts'

const PLACES = ['test', 'stage', 'live']
const PITCH = 180
const DECK = 92

function environment(scene: Scene, index: number): void {
  const x = index * PITCH
  const live = index === PLACES.length - 1
  scene.box([x, 0, 0], [136, 120, 3], {
    hatch: 0,
    top: (file) => {
      file
        .letter([10, 10], `${PLACES[index]}.tf`, { size: 16, bold: true })
        .text([10, 84], 70, 5, 12)
      if (live) file.rect([92, 12], [34, 96], 'signal')
    },
  })
  scene.box([x, 0, DECK], [136, 120, 8], {
    hatch: 4,
    top: (deck) => deck.rect([6, 6], [124, 108], 'guide'),
  })
  plumbLines(scene, through<Point2>([x, 0], [x + 136, 0], [x + 136, 120]), 3, DECK)
  server(scene, [x + 12, 66, DECK + 8], 2 + index)
  server(scene, [x + 66, 66, DECK + 8], 2 + index)
  scene.silo([x + 36, 30, DECK + 8], 20, 22 + index * 6, { bands: [0.5], lid: 0.7 })
  scene.box([x + 76, 12, DECK + 8], [44, 34, 14], { hatch: 4 })
}

export function cloud(): Drawing {
  const scene = new Scene({
    id: 'service-cloud',
    title: 'Three environments, one file each',
    description:
      'Three decks with the same servers float above three sheets, the files they are made from. The live one is marked. A long bill at the side is divided by owner.',
  })
  scene.ground([-30, -40], [680, 200], 40)
  times(3).forEach((index) => environment(scene, index))
  scene.box([552, -20, 0], [86, 168, 3], {
    hatch: 0,
    top: (bill) => {
      bill.letter([10, 144], 'Bill', { size: 18, bold: true })
      rows(bill, [10, 26], 46, 6, 18)
      rows(bill, [62, 26], 16, 6, 18, 'emphasis')
    },
  })
  scene.line(way([504, -12, 0], ['x', 44]), 'dashed')
  scene.note([0, 0, 1], [-24, 54], ['One file', 'in your repository'], 'left')
  scene.note([PITCH * 2 + 100, 120, DECK + 50], [40, -44], ['Rebuilt in 14 minutes'])
  scene.note([638, 100, 3], [18, -40], ['Split by owner'])
  return scene.draw(padded(8))
}
