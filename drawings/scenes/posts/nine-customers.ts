import type { Drawing } from '../../kit/drawn.ts'
import { plate } from '../../kit/sheets.ts'
import type { Finish } from '../../kit/solids.ts'
import { Scene } from '../../kit/scene.ts'

const COUNTS = [
  [58, 48, 42],
  [60, 42, 36],
  [50, 32, 26],
]
const KEPT: Record<string, Finish> = { '0,2': 'solid', '1,1': 'signal', '2,1': 'solid' }

export function nineCustomers(): Drawing {
  const scene = new Scene({
    id: 'post-nine-customers',
    title: 'Nine counts, of which three stay',
    description:
      'Nine columns of unequal height stand in a square. Six of them are dashed; of the three that stay, one is marked.',
  })
  scene.ground([-6, -50], [280, 174], 40)
  COUNTS.forEach((row, back) =>
    row.forEach((height, along) => {
      const finish = KEPT[`${back},${along}`] ?? 'ghost'
      scene.box([along * 92, 80 - back * 60, 0], [44, 40, height], {
        finish,
        hatch: finish === 'solid' ? 4 : 0,
      })
    }),
  )
  return scene.draw(plate)
}
