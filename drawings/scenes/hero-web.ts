import type { Drawing } from '../kit/drawn.ts'
import { heroSheet } from '../kit/sheets.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { Scene } from '../kit/scene.ts'
import { seeded } from '../../src/drawings/seeded.ts'
import type { Surface } from '../kit/surface.ts'
import { plumbLines, times } from './parts.ts'

const FLOOR = 30
const RAIL = 52
const COLUMN = 43.5
const ROW = 42
const SOURCE = { column: 6, row: 1 }
const SOURCE_AT: Point2 = [14 + SOURCE.column * COLUMN + 15, 14 + SOURCE.row * ROW + 14]

interface Screen {
  at: Point3
  size: Point3
  button: { at: Point2; size: Point2 }
  page: (glass: Surface, width: number, depth: number) => void
}

const desktop: Screen = {
  at: [10, 70, 178],
  size: [262, 172, 10],
  button: { at: [84, 18], size: [54, 18] },
  page: (glass, width, depth) =>
    glass
      .rect([8, 8], [width - 16, depth - 16])
      .segments([
        [
          [8, depth - 26],
          [width - 8, depth - 26],
        ],
        [
          [70, 8],
          [70, depth - 26],
        ],
      ])
      .text([18, depth - 44], 40, 6, 13)
      .rect([84, 84], [70, 48])
      .rect([164, 84], [82, 48])
      .text([84, 66], 120, 3, 10)
      .line(
        [
          [170, 94],
          [186, 108],
          [204, 100],
          [236, 124],
        ],
        'emphasis',
      ),
}

const tablet: Screen = {
  at: [306, 92, 250],
  size: [112, 156, 8],
  button: { at: [15, 22], size: [50, 17] },
  page: (glass, width, depth) =>
    glass
      .rect([7, 9], [width - 14, depth - 18])
      .rect([15, 92], [width - 30, 44])
      .segments(
        [
          [
            [15, 92],
            [width - 15, 136],
          ],
          [
            [15, 136],
            [width - 15, 92],
          ],
        ],
        'hatch',
      )
      .text([15, 80], 78, 4),
}

const phone: Screen = {
  at: [452, 44, 214],
  size: [66, 132, 8],
  button: { at: [11, 18], size: [44, 16] },
  page: (glass, width, depth) =>
    glass
      .rect([5, 8], [width - 10, depth - 16])
      .rect([11, 86], [width - 22, 28])
      .text([11, 76], 42, 4)
      .segments([
        [
          [24, depth - 4],
          [42, depth - 4],
        ],
      ]),
}

const SCREENS = [desktop, tablet, phone]

function buttonCentre({ at: [x, y, z], size, button }: Screen): Point3 {
  return [x + button.at[0] + button.size[0] / 2, y + button.at[1] + button.size[1] / 2, z + size[2]]
}

function drawScreen(scene: Scene, screen: Screen): void {
  const { at, size, button, page } = screen
  scene.box(at, size, {
    hatch: 4,
    top: (glass) => {
      page(glass, size[0], size[1])
      glass.rect(button.at, button.size, 'signal')
    },
  })
  scene.dot(buttonCentre(screen), 3.2, 'ink')
}

function component(scene: Scene, column: number, row: number, random: () => number): void {
  const height = 4 + Math.floor(random() * 3) * 6
  if (random() < 0.16) return
  const at: Point3 = [14 + column * COLUMN, 14 + row * ROW, FLOOR]
  if (column === SOURCE.column && row === SOURCE.row) {
    scene.box(at, [30, 28, 16], { finish: 'signal' })
    return
  }
  const labelled = random() > 0.5
  scene.box(at, [30, 28, height], {
    hatch: 4,
    top: (face) =>
      labelled &&
      face.segments(
        [
          [
            [6, 9],
            [22, 9],
          ],
          [
            [6, 18],
            [24, 18],
          ],
        ],
        'hatch',
      ),
  })
}

function tray(scene: Scene): void {
  const random = seeded(26)
  scene.box([0, 0, 0], [540, 270, 24], {
    front: (side) => times(12).forEach((index) => side.rect([24 + index * 42, 7], [26, 10])),
  })
  scene.box([0, 0, 24], [540, 270, 6], { hatch: 0 })
  for (const column of times(12)) for (const row of times(6)) component(scene, column, row, random)
}

function oneSource(scene: Scene): void {
  const [sourceX, sourceY] = SOURCE_AT
  const onRail = { x: [120, 486], y: [70, 100], z: [50.5, 51.9] } as const
  for (const screen of SCREENS) {
    const [x, y, z] = buttonCentre(screen)
    scene.run(
      [
        [sourceX, sourceY, RAIL],
        [x, sourceY, RAIL],
        [x, y, RAIL],
      ],
      onRail,
    )
    scene.run([
      [x, y, RAIL],
      [x, y, z - 10],
    ])
  }
}

export function heroWeb(): Drawing {
  const scene = new Scene({
    id: 'hero-web',
    title: 'One component, three screens',
    description:
      'A desktop, a tablet and a phone float above one tray of components. The same button is marked in each and joined to its source.',
  })
  scene.ground([-30, -30], [600, 350], 50)
  tray(scene)
  for (const screen of SCREENS) drawScreen(scene, screen)
  plumbLines(
    scene,
    [
      [10, 70],
      [272, 70],
      [272, 242],
    ],
    50,
    178,
  )
  plumbLines(
    scene,
    [
      [306, 92],
      [418, 92],
      [418, 248],
    ],
    50,
    250,
  )
  plumbLines(
    scene,
    [
      [452, 44],
      [518, 44],
      [518, 176],
    ],
    50,
    214,
  )
  oneSource(scene)
  scene.note([10, 242, 188], [-6, -40], ['Desktop, 1440'])
  scene.note([362, 248, 258], [30, -34], ['Tablet, 834'])
  scene.note([518, 140, 222], [38, -30], ['Phone, 390'])
  scene.note([540, 60, 34], [40, 26], ['64 components', 'one owner each'])
  scene.note([200, 0, 8], [-40, 60], ['One API underneath'], 'left')
  return scene.draw(heroSheet([-30, -30]))
}
