import type { Drawing } from '../kit/drawn.ts'
import { heroSheet } from '../kit/sheets.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const MONTHS = times(13)
const CUT_ROW = 2
const LAST_ROW = 5
const STEP = 40
const BAR = 24
const PANEL_Y = -70

function margin(month: number, branch: number): number {
  const season = 62 * Math.pow(Math.sin(month * 0.42 + branch * 0.25) * 0.5 + 0.5, 1.4)
  const peak = 50 * Math.exp(-((month - 8) ** 2 + (branch - 3.5) ** 2) / 9)
  const noise =
    ((18 * (((Math.sin(month * 12.9898 + branch * 78.233) * 43758.5453) % 1) + 1)) % 1) * 18
  return 14 + season + peak + noise
}

const charted = (month: number) => margin(month, CUT_ROW) * 1.15

function field(scene: Scene): void {
  for (const month of MONTHS)
    for (let branch = CUT_ROW; branch <= LAST_ROW; branch++) {
      const cut = branch === CUT_ROW
      scene.box([month * STEP, branch * STEP, 0], [BAR, BAR, margin(month, branch)], {
        hatch: 4.5,
        top: (end) => cut && end.rect([0, 0], [BAR, BAR], 'signal'),
      })
    }
}

function section(scene: Scene): void {
  const end = MONTHS.length * STEP
  scene.box([-10, PANEL_Y, 0], [end + 6, 8, 196], {
    hatch: 3,
    front: (panel) => {
      for (const rule of times(5))
        panel.segments(
          [
            [
              [14, 24 + rule * 36],
              [end - 6, 24 + rule * 36],
            ],
          ],
          rule ? 'guide' : 'line',
        )
      for (const month of MONTHS) panel.rect([month * STEP + 15, 24], [16, charted(month)], 'shade')
      panel.letter([18, 176], 'Pune West, margin by month', { size: 15 })
    },
  })
  const curve = MONTHS.map((month): Point3 => [
    month * STEP + BAR / 2,
    PANEL_Y,
    24 + charted(month),
  ])
  scene.run(curve, { x: [0, end], y: [PANEL_Y - 0.4, PANEL_Y - 0.1], z: [24, 190] })
}

function projectionLines(scene: Scene): void {
  for (const month of [0, MONTHS.length - 1]) {
    const x = month * STEP + BAR / 2
    const height = margin(month, CUT_ROW)
    scene.line(
      [
        [x, CUT_ROW * STEP, height],
        [x, PANEL_Y, 24 + charted(month)],
      ],
      'dashed',
      {
        x: [month * STEP, month * STEP + BAR],
        y: [PANEL_Y + 8, CUT_ROW * STEP],
        z: [Math.min(height, 24), 140],
      },
    )
  }
}

function theOneFigure(scene: Scene, x: number): void {
  scene.box([x, -40, 0], [92, 64, 214], {
    front: (face) =>
      face
        .letter([8, 176], '84.2', { size: 30, bold: true })
        .letter([9, 156], 'INR crore', { size: 13 }),
    top: (roof) => roof.rect([10, 10], [72, 44], 'signal'),
  })
}

export function heroBi(): Drawing {
  const scene = new Scene({
    id: 'hero-bi',
    title: 'A section through the year',
    description:
      'A field of bars, one for each branch and month. One row is cut out and shown as a chart in front of the field.',
  })
  const tower: Point2 = [MONTHS.length * STEP + 24, -40]
  scene.ground([-10, -150], [650, 400], 50)
  field(scene)
  section(scene)
  projectionLines(scene)
  theOneFigure(scene, tower[0])
  scene.note([tower[0] + 92, 10, 190], [24, -34], ['One figure,', 'signed by finance'])
  scene.note([210, 220, margin(5, LAST_ROW)], [-10, -52], ['78 ledgers, 13 months'])
  scene.note([60, PANEL_Y, 60], [-54, 76], ['Section at row 3'], 'left')
  return scene.draw(heroSheet([-10, -150]))
}
