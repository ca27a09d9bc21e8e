import { letteringSvg } from './lettering.ts'
import { staged, stageStyle } from './stage.ts'
import type { Mark } from './mark.ts'
import { shape } from './mark.ts'
import { merged } from './merge-marks.ts'
import { polyline } from '../../src/drawings/geometry/outline.ts'
import { paintAttributes } from './paint.ts'
import { pathData } from '../../src/drawings/geometry/path-data.ts'
import { joined } from '../../src/drawings/geometry/joined-lines.ts'
import type { Segment } from '../../src/drawings/geometry/visible-parts.ts'

/** A page may ask for a finer pen than the drawing's own. */
const PEN = `fill="none" stroke="var(--al)" stroke-width="var(--pen,1.1)" stroke-linejoin="round"`
const RUN =
  `fill="none" stroke="var(--signal)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" ` +
  `stroke-dasharray="7 5" stroke-dashoffset="var(--run,0)"`

function painted(marks: readonly Mark[]): string {
  const layers = merged(marks).map((layer) =>
    layer.kind === 'letters'
      ? letteringSvg(layer.marks[0].letters)
      : `<path ${paintAttributes(layer.paint)} d="${pathData(layer.marks)}"/>`,
  )
  return layers.join('')
}

export function layersSvg(marks: readonly Mark[]): string {
  const stages = staged(marks).map(({ moves, marks: alike }) => {
    const inside = painted(alike)
    if (moves === 'still') return inside
    if (moves === 'ground') return `<g id="g">${inside}</g>`
    if (moves === 'late') return `<g>${inside}</g>`
    const sinks = moves.some(({ height }) => height > 0)
    return `<g style="${stageStyle(moves)}">${sinks ? `<g>${inside}</g>` : inside}</g>`
  })
  return `<g id="d" ${PEN}>${stages.join('')}</g>`
}

export function runSvg(segments: readonly Segment[]): string {
  if (segments.length === 0) return ''
  const lines = joined(segments).map((points) => shape('signalLine', polyline(...points)))
  return `<g id="s" ${RUN}><path d="${pathData(lines)}"/></g>`
}
