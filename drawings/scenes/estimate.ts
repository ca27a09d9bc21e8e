import type { Drawing, DrawingWords } from '../kit/drawn.ts'
import { padded } from '../kit/frame.ts'
import { Scene } from '../kit/scene.ts'
import type { Surface } from '../kit/surface.ts'
import { times } from './parts.ts'

function titledList(sheet: Surface): void {
  sheet.letter([16, 232], 'Sheet 1', { size: 26, bold: true })
  list(sheet)
}

function list(sheet: Surface): void {
  sheet.segments(
    [
      [
        [16, 216],
        [194, 216],
      ],
    ],
    'emphasis',
  )
  for (const row of times(7)) {
    const y = 196 - row * 22
    sheet.segments(
      [
        [
          [16, y],
          [60 + ((row * 37) % 44), y],
        ],
      ],
      'emphasis',
    )
    sheet.segments([
      [
        [150 - ((row * 13) % 20), y],
        [194, y],
      ],
    ])
    sheet.segments(
      [
        [
          [16, y - 9],
          [194, y - 9],
        ],
      ],
      'hatch',
    )
  }
  sheet.rect([120, 14], [74, 24], 'signal')
}

function stack(words: DrawingWords, top: (sheet: Surface) => void): Drawing {
  const scene = new Scene(words)
  scene.ground([-40, -60], [420, 330], 30)
  for (const sheet of times(5))
    scene.box([sheet * 3, sheet * -4, sheet * 7], [210, 270, 3], { hatch: 0 })
  scene.box([12, -16, 28], [210, 270, 3], { hatch: 0, top })
  scene.box([258, 40, 0], [14, 200, 12], {
    hatch: 3,
    top: (ruler) =>
      ruler.segments(
        times(24).map(
          (mark) =>
            [
              [0, 8 + mark * 8],
              [mark % 4 ? 5 : 9, 8 + mark * 8],
            ] as const,
        ),
      ),
  })
  scene.box([296, -10, 0], [54, 54, 10], { hatch: 4 })
  scene.box([308, 2, 10], [30, 30, 46], { hatch: 4, finish: 'signal' })
  scene.silo([323, 17, 56], 10, 22)
  return scene.draw(padded(4))
}

export const estimate = () =>
  stack(
    {
      id: 'estimate',
      title: 'An estimate, sheet by sheet',
      description:
        'A stack of sheets, a ruler and a stamp. The price on the top sheet and the stamp that seals it are marked.',
    },
    titledList,
  )

/** The same for a company that has not said what it sends. */
export const sheets = () =>
  stack(
    {
      id: 'sheets',
      title: 'A stack of sheets',
      description:
        'A ruled sheet lies on others, beside a ruler and a stamp. The stamp and the place that it seals are marked.',
    },
    list,
  )
