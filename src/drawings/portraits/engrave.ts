import { shape } from '../kit/mark.ts'
import type { ShapeMark } from '../kit/mark.ts'
import { polygon } from '../kit/outline.ts'
import type { Point2 } from '../kit/projection.ts'
import { COS_30, SIN_30 } from '../kit/projection.ts'

const GAP = 1.5
const STEP = 1
const THINNEST = 0.1
const UNEVEN = 0.04

interface Stitch {
  at: Point2
  half: number
}

/** Drops stitches where the line swells evenly. */
function thinned(run: readonly Stitch[]): Stitch[] {
  const kept: Stitch[] = []
  let anchor = 0
  run.forEach((stitch, index) => {
    const [from, to] = [run[anchor], run[index + 1]]
    const even =
      from &&
      to &&
      run.slice(anchor + 1, index + 1).every(({ half }, offset) => {
        const part = (offset + 1) / (index + 1 - anchor)
        return Math.abs(from.half + (to.half - from.half) * part - half) < UNEVEN
      })
    if (index > 0 && even) return
    kept.push(stitch)
    anchor = index
  })
  return kept
}

function outlineOf(run: readonly Stitch[]): Point2[] {
  const edge = (side: 1 | -1) =>
    thinned(run).map(({ at: [x, y], half }): Point2 => [
      x + side * SIN_30 * half,
      y - side * COS_30 * half,
    ])
  return [...edge(1), ...edge(-1).reverse()]
}

/** Rules a picture at 30 degrees with lines that swell where it is dark. */
export function engraved(
  width: number,
  height: number,
  brightness: (x: number, y: number) => number,
): ShapeMark[] {
  const marks: ShapeMark[] = []
  let run: Stitch[] = []
  const lift = () => {
    if (run.length > 1) marks.push(shape('ink', polygon(...outlineOf(run))))
    run = []
  }
  for (let line = -60; line < 140; line++) {
    const [startX, startY] = [-SIN_30 * line * GAP, COS_30 * line * GAP]
    for (let along = -40; along < 260; along += STEP) {
      const at: Point2 = [startX + COS_30 * along, startY + SIN_30 * along]
      const onSheet = at[0] >= 0 && at[1] >= 0 && at[0] < width && at[1] < height
      const half = onSheet ? (1 - brightness(...at)) ** 1.05 * GAP * 0.52 : 0
      if (half > THINNEST) run.push({ at, half })
      else lift()
    }
    lift()
  }
  return marks
}
