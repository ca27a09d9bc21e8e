import type { LetterStyle } from './lettering.ts'
import { lettering } from './lettering.ts'
import type { Mark } from './mark.ts'
import { letters, shape } from './mark.ts'
import { circle, polygon, polyline } from '../../src/drawings/geometry/outline.ts'
import type { PaintName } from './paint.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { project } from '../../src/drawings/geometry/projection.ts'

/** A flat face to draw on, measured from its nearest left corner: along it, then across or up it. */
export class Surface {
  readonly marks: Mark[] = []
  readonly #lies: 'flat' | 'upright'
  readonly #origin: Point3

  constructor(lies: 'flat' | 'upright', origin: Point3) {
    this.#lies = lies
    this.#origin = origin
  }

  #place([along, across]: Point2): Point2 {
    const [x, y, z] = this.#origin
    return project(this.#lies === 'flat' ? [x + along, y + across, z] : [x + along, y, z + across])
  }

  rect([x, y]: Point2, [width, depth]: Point2, paint: PaintName = 'line'): this {
    const corners: Point2[] = [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ]
    return this.polygon(corners, paint)
  }

  polygon(corners: readonly Point2[], paint: PaintName = 'line'): this {
    this.marks.push(shape(paint, polygon(...corners.map((corner) => this.#place(corner)))))
    return this
  }

  line(points: readonly Point2[], paint: PaintName = 'line'): this {
    this.marks.push(shape(paint, polyline(...points.map((point) => this.#place(point)))))
    return this
  }

  segments(pairs: readonly (readonly [Point2, Point2])[], paint: PaintName = 'line'): this {
    const outlines = pairs.map(([from, to]) => polyline(this.#place(from), this.#place(to)))
    this.marks.push(shape(paint, ...outlines))
    return this
  }

  /** Lines of text too small to read; the last one is short. */
  text(from: Point2, length: number, count: number, leading = 9): this {
    const [x, y] = from
    const end = (row: number) => x + length * (row === count - 1 ? 0.6 : 1)
    const rows = Array.from({ length: count }, (_, row) => y - row * leading)
    return this.segments(
      rows.map(
        (rowY, row) =>
          [
            [x, rowY],
            [end(row), rowY],
          ] as const,
      ),
    )
  }

  circle(centre: Point2, radius: number, paint: PaintName = 'line'): this {
    this.marks.push(shape(paint, circle(this.#place(centre), radius)))
    return this
  }

  letter(at: Point2, text: string, style: LetterStyle = {}): this {
    this.marks.push(letters(lettering(this.#place(at), text, this.#lies, style)))
    return this
  }
}
