import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import type { Surface } from '../kit/surface.ts'
import { plumbLines, times } from './parts.ts'

const SHEETS: ((sheet: Surface) => void)[] = [
  (grid) =>
    grid
      .segments(
        times(6).map(
          (row) =>
            [
              [10, 14 + row * 18],
              [170, 14 + row * 18],
            ] as const,
        ),
        'hatch',
      )
      .segments(
        times(9).map(
          (column) =>
            [
              [10 + column * 20, 14],
              [10 + column * 20, 104],
            ] as const,
        ),
        'hatch',
      ),
  (rooms) =>
    rooms
      .rect([14, 14], [60, 92])
      .rect([84, 64], [82, 42])
      .rect([84, 14], [36, 40])
      .rect([130, 14], [36, 40]),
  (flow) => {
    for (const step of times(4)) flow.rect([18 + step * 38, 60], [26, 34])
    flow.line([
      [30, 60],
      [30, 32],
      [146, 32],
      [146, 60],
    ])
  },
  (screen) =>
    screen
      .rect([8, 8], [164, 104])
      .segments([
        [
          [8, 94],
          [172, 94],
        ],
        [
          [56, 8],
          [56, 94],
        ],
      ])
      .text([68, 82], 84, 3, 10)
      .rect([68, 20], [50, 20], 'signal'),
]

export function cardProduct(): Drawing {
  const scene = new Scene({
    id: 'card-product',
    title: 'Design and build, sheet by sheet',
    description:
      'Four sheets above each other: grid, rooms, flow and screen. The button on the top sheet is marked.',
  })
  SHEETS.forEach((top, level) => {
    scene.box([0, 0, level * 46], [180, 120, 4], { hatch: 4, top })
    if (level > 0)
      plumbLines(
        scene,
        [
          [0, 0],
          [180, 0],
          [180, 120],
        ],
        level * 46 - 42,
        level * 46,
      )
  })
  return scene.draw(centred(344))
}
