import { letteringSvg } from './lettering.ts'
import { staged, stageStyle } from './stage.ts'
import type { Mark } from './mark.ts'
import { shape } from './mark.ts'
import { merged } from './merge-marks.ts'
import { polyline } from './outline.ts'
import { paintAttributes } from './paint.ts'
import { pathData } from './path-data.ts'
import type { Point2 } from './projection.ts'
import type { Segment } from './visibility.ts'

const PEN = `fill="none" stroke="var(--al)" stroke-width="1.1" stroke-linejoin="round"`
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
    return `<g style="${stageStyle(moves)}"><g>${inside}</g></g>`
  })
  return `<g id="d" ${PEN}>${stages.join('')}</g>`
}

function near(a: Point2 | undefined, b: Point2): boolean {
  return a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.1
}

/** Legs that meet become one line, so that the dashes run on around the corner. */
export function joined(segments: readonly Segment[]): Point2[][] {
  const chains: Point2[][] = segments.map((segment) => [...segment])
  const lines: Point2[][] = []
  while (chains.length > 0) {
    const line = chains.shift() ?? []
    for (let next = 0; next >= 0;) {
      next = chains.findIndex(([start]) => start && near(line.at(-1), start))
      if (next >= 0) line.push(...(chains.splice(next, 1)[0] ?? []).slice(1))
    }
    for (let before = 0; before >= 0;) {
      before = chains.findIndex((chain) => line[0] && near(chain.at(-1), line[0]))
      if (before >= 0) line.unshift(...(chains.splice(before, 1)[0] ?? []).slice(0, -1))
    }
    lines.push(line)
  }
  return lines
}

export function runSvg(segments: readonly Segment[]): string {
  if (segments.length === 0) return ''
  const lines = joined(segments).map((points) => shape('signalLine', polyline(...points)))
  return `<g id="s" ${RUN}><path d="${pathData(lines)}"/></g>`
}
