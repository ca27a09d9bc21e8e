import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import type { Surface } from '../kit/surface.ts'
import { plumbLines, times } from './parts.ts'

const LAYERS: ((glass: Surface) => void)[] = [
  (parts) =>
    parts
      .rect([8, 90], [34, 70])
      .rect([50, 120], [34, 40])
      .rect([50, 90], [34, 22])
      .rect([8, 10], [76, 70])
      .segments(
        times(6).map(
          (row) =>
            [
              [16, 20 + row * 10],
              [76, 20 + row * 10],
            ] as const,
        ),
        'hatch',
      ),
  (list) => {
    for (const row of times(3)) list.rect([10, 16 + row * 50], [72, 40])
    list.segments(
      times(3).map(
        (row) =>
          [
            [20, 36 + row * 50],
            [60, 36 + row * 50],
          ] as const,
      ),
      'emphasis',
    )
  },
  (screen) =>
    screen
      .rect([7, 10], [78, 152])
      .rect([16, 104], [60, 48])
      .line(
        [
          [16, 114],
          [34, 134],
          [48, 122],
          [76, 146],
        ],
        'emphasis',
      )
      .text([16, 92], 58, 4, 11)
      .rect([16, 20], [60, 22], 'signal')
      .segments([
        [
          [36, 167],
          [56, 167],
        ],
      ]),
]

export function cardMobile(): Drawing {
  const scene = new Scene({
    id: 'card-mobile',
    title: 'A phone in layers',
    description:
      'A telephone taken apart into device, list and screen. The button on the screen is marked.',
  })
  LAYERS.forEach((top, level) => {
    scene.box([0, 0, level * 74], [92, 172, 7], { hatch: 4, top })
    if (level > 0)
      plumbLines(
        scene,
        [
          [0, 0],
          [92, 0],
          [92, 172],
        ],
        level * 74 - 67,
        level * 74,
      )
  })
  return scene.draw(centred(344))
}
