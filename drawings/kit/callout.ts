import type { Bounds } from '../../src/drawings/picture-list.ts'
import { boundsOf, union } from '../../src/drawings/geometry/bounds.ts'
import { escaped } from '../../src/drawings/escaped.ts'
import { FACE, LEGIBLE, NOTE_SIZE, textWidth } from './lettering.ts'
import { shape } from './mark.ts'
import { circle, polyline } from '../../src/drawings/geometry/outline.ts'
import { pathData } from '../../src/drawings/geometry/path-data.ts'
import type { Point2 } from '../../src/drawings/geometry/projection.ts'

export interface Callout {
  at: Point2
  elbow: Point2
  reads: 'left' | 'right'
  lines: readonly string[]
}

const LEADING = 17

function textStart({ elbow: [x, y], reads }: Callout): Point2 {
  return [x + (reads === 'left' ? -15 : 15), y + 4.6]
}

export function wordsBounds(callout: Callout): Bounds {
  const [x, y] = textStart(callout)
  const width = Math.max(...callout.lines.map((line) => textWidth(line)))
  return boundsOf([
    [x, y - 12],
    [
      callout.reads === 'left' ? x - width : x + width,
      y + (callout.lines.length - 1) * LEADING + 5,
    ],
  ])
}

export const calloutBounds = (callout: Callout): Bounds =>
  union([boundsOf([callout.at, callout.elbow]), wordsBounds(callout)])

function leader({ at, elbow: [x, y], reads }: Callout) {
  return shape('line', polyline(at, [x, y], [x + (reads === 'left' ? -10 : 10), y]))
}

function words(callout: Callout): string {
  const [x, y] = textStart(callout)
  const anchor = callout.reads === 'left' ? ` text-anchor="end"` : ''
  return callout.lines
    .map(
      (line, row) =>
        `<text x="${x.toFixed(0)}" y="${(y + row * LEADING).toFixed(0)}"${anchor}>${escaped(line)}</text>`,
    )
    .join('')
}

export function notesSvg(callouts: readonly Callout[]): string {
  if (callouts.length === 0) return ''
  const leaders = pathData(callouts.map(leader))
  const dots = pathData(callouts.map(({ at }) => shape('ink', circle(at, 2.2))))
  return (
    `<g id="n" fill="var(--ink)" ${FACE} ${LEGIBLE} font-size="${NOTE_SIZE}">` +
    `<path fill="none" stroke="var(--al)" stroke-width=".7" d="${leaders}"/>` +
    `<path fill="var(--al)" d="${dots}"/>${callouts.map(words).join('')}</g>`
  )
}
