import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const CELL = 30
const SLICE = 3

/** The cells behind these can't be seen from here. */
function isOnTheOutside(column: number, row: number, level: number): boolean {
  return column === 4 || row === 0 || level === 3 || column === 2 || column === SLICE
}

export function cardData(): Drawing {
  const scene = new Scene({
    id: 'card-data',
    title: 'A cube with one slice pulled out',
    description:
      'A cube of five by four by four cells. One slice is drawn forward and the three cells in question are marked.',
  })
  for (const column of times(5))
    for (const row of times(4))
      for (const level of times(4)) {
        if (!isOnTheOutside(column, row, level)) continue
        const pulled = column === SLICE
        const marked = pulled && row + (3 - level) <= 1
        scene.box(
          [column * CELL, row * CELL - (pulled ? 66 : 0), level * CELL],
          [CELL, CELL, CELL],
          {
            hatch: pulled ? 0 : 6,
            finish: marked ? 'signal' : 'solid',
          },
        )
      }
  return scene.draw(centred(344))
}
