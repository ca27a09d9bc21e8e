import type { ShapeMark } from './mark.ts'
import type { Outline } from './outline.ts'
import type { Point2 } from './projection.ts'

type Tenths = readonly [x: number, y: number]

const tenths = (value: number) => Math.round(value * 10)

function figure(value: number): string {
  const text = String(value / 10)
  return text.replace(/^(-?)0\./, '$1.')
}

function figures(values: readonly number[]): string {
  return values.map(figure).join(' ').replaceAll(' -', '-')
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

function lines(from: Tenths, points: readonly Tenths[]): string {
  let [x, y] = from
  let last = 'l'
  let data = ''
  for (const [nextX, nextY] of points) {
    const [dx, dy] = [nextX - x, nextY - y]
    const command = dx === 0 ? 'v' : dy === 0 ? 'h' : 'l'
    const step = command === 'v' ? [dy] : command === 'h' ? [dx] : [dx, dy]
    const written = figures(step)
    const glue = command !== last ? command : written.startsWith('-') ? '' : ' '
    data += glue + written
    last = command
    ;[x, y] = [nextX, nextY]
  }
  return data
}

function arc(radius: number, across: number, large: 0 | 1): string {
  return `${figures([radius, radius])} 0 ${large} 0${across < 0 ? '' : ' '}${figures([across, 0])}`
}

/**
 * Relative path data in tenths. Every mark is rounded about its own first point, so equal solids give
 * equal text wherever they stand, and the file compresses well.
 */
export function pathData(marks: readonly ShapeMark[]): string {
  let pen: Tenths = [0, 0]
  let data = ''
  for (const mark of marks) {
    const first = mark.outlines[0]
    if (!first) continue
    const origin = startOf(first)
    const base: Tenths = [tenths(origin[0]), tenths(origin[1])]
    const place = ([x, y]: Point2): Tenths => [
      base[0] + tenths(x - origin[0]),
      base[1] + tenths(y - origin[1]),
    ]
    for (const outline of mark.outlines) {
      const start = place(startOf(outline))
      data += `m${figures([start[0] - pen[0], start[1] - pen[1]])}`
      pen = start
      if (outline.kind === 'polygon') {
        data += `${lines(start, outline.points.slice(1).map(place))}z`
      } else if (outline.kind === 'polyline') {
        const points = outline.points.slice(1).map(place)
        data += lines(start, points)
        pen = points.at(-1) ?? start
      } else {
        const radius = tenths(outline.radius)
        const across = 2 * radius
        if (outline.kind === 'circle')
          data += `a${arc(radius, across, 1)} ${arc(radius, -across, 1)}z`
        if (outline.kind === 'drum') {
          const rise = figures([tenths(outline.rise)])
          data += `v${rise}a${arc(radius, across, 0)}v-${rise}z`
        }
        if (outline.kind === 'front-arc') {
          data += `a${arc(radius, across, 0)}`
          pen = [start[0] + across, start[1]]
        }
      }
    }
  }
  return data
}
