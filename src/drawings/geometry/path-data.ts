import type { Outline } from './outline.ts'
import type { Point2 } from './projection.ts'

type Parts = readonly [x: number, y: number]

/** What one pull of the pen leaves. */
type Stroke = { outlines: readonly Outline[] }

const figure = (parts: number) => (value: number) => {
  const text = String(value / parts)
  return text.replace(/^(-?)0\./, '$1.')
}

export function figures(values: readonly number[], parts = 10): string {
  return values.map(figure(parts)).join(' ').replaceAll(' -', '-')
}

function startOf(outline: Outline): Point2 {
  switch (outline.kind) {
    case 'polygon':
    case 'polyline':
      return outline.points[0] ?? [0, 0]
    case 'circle':
    case 'front-arc':
      return [outline.centre[0] - outline.radius, outline.centre[1]]
    case 'drum':
      return [outline.foot[0] - outline.radius, outline.foot[1] - outline.rise]
  }
}

function lines(from: Parts, points: readonly Parts[], parts: number): string {
  let [x, y] = from
  let last = 'l'
  let data = ''
  for (const [nextX, nextY] of points) {
    const [dx, dy] = [nextX - x, nextY - y]
    const command = dx === 0 ? 'v' : dy === 0 ? 'h' : 'l'
    const step = command === 'v' ? [dy] : command === 'h' ? [dx] : [dx, dy]
    const written = figures(step, parts)
    const glue = command !== last ? command : written.startsWith('-') ? '' : ' '
    data += glue + written
    last = command
    ;[x, y] = [nextX, nextY]
  }
  return data
}

function arc(radius: number, across: number, large: 0 | 1, parts: number): string {
  return `${figures([radius, radius], parts)} 0 ${large} 0${across < 0 ? '' : ' '}${figures([across, 0], parts)}`
}

/**
 * Relative path data in tenths, or in other `parts` of a unit. Every stroke is rounded about its own first point, so equal solids give
 * equal text wherever they stand, and the file compresses well.
 */
export function pathData(strokes: readonly Stroke[], parts = 10): string {
  const inParts = (value: number) => Math.round(value * parts)
  let pen: Parts = [0, 0]
  let data = ''
  for (const { outlines } of strokes) {
    const first = outlines[0]
    if (!first) continue
    const origin = startOf(first)
    const base: Parts = [inParts(origin[0]), inParts(origin[1])]
    const place = ([x, y]: Point2): Parts => [
      base[0] + inParts(x - origin[0]),
      base[1] + inParts(y - origin[1]),
    ]
    for (const outline of outlines) {
      const start = place(startOf(outline))
      data += `m${figures([start[0] - pen[0], start[1] - pen[1]], parts)}`
      pen = start
      if (outline.kind === 'polygon') {
        data += `${lines(start, outline.points.slice(1).map(place), parts)}z`
      } else if (outline.kind === 'polyline') {
        const points = outline.points.slice(1).map(place)
        data += lines(start, points, parts)
        pen = points.at(-1) ?? start
      } else {
        const radius = inParts(outline.radius)
        const across = 2 * radius
        if (outline.kind === 'circle')
          data += `a${arc(radius, across, 1, parts)} ${arc(radius, -across, 1, parts)}z`
        if (outline.kind === 'drum') {
          const rise = figures([inParts(outline.rise)], parts)
          data += `v${rise}a${arc(radius, across, 0, parts)}v-${rise}z`
        }
        if (outline.kind === 'front-arc') {
          data += `a${arc(radius, across, 0, parts)}`
          pen = [start[0] + across, start[1]]
        }
      }
    }
  }
  return data
}
