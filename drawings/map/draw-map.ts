import { boundsOf } from '../kit/bounds.ts'
import type { Convex } from '../kit/convex.ts'
import type { Drawing } from '../kit/drawn.ts'
import { escaped } from '../kit/lettering.ts'
import { shape } from '../kit/mark.ts'
import { housePalette } from '../../src/features/documents/brand/brand-palette.ts'
import { tokenStyle } from '../../src/features/documents/brand/token-colours.ts'
import { pathData } from '../kit/path-data.ts'
import type { Point2 } from '../kit/projection.ts'
import { facesOf } from '../kit/visibility.ts'
import type { Sheet } from './city-plan.ts'
import { NARROW, PLOT, WIDE, cells, cornerOf, sheetOf } from './city-plan.ts'
import { area, groundSvg } from './map-ground.ts'
import { labelsSvg } from './map-labels.ts'
import type { Relation } from './pipes.ts'
import { Pipes } from './pipes.ts'
import type { SmallScene } from './small-scene.ts'
import { UNIT, smallScene } from './small-scene.ts'

interface MapPlot {
  id: string
  label: string
  group: string
  drawing: Drawing
}

const PEN = `fill="none" stroke="var(--al)" stroke-linejoin="round"`
const ROUTE =
  `fill="none" stroke="var(--signal)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" ` +
  `opacity="var(--way,0)" pointer-events="none"`

/**
 * As an image the file knows no page: nothing has the signal but what its address names. What a page
 * takes with `<use>` is named too, and must not answer; only the group around both begins with a group.
 */
const RULES =
  ':root{--m1:var(--at);--m2:var(--af);--m3:var(--ar);--m4:var(--al)}' +
  'g:target>g:first-child{--way:1}' +
  'g:target>g:first-child+g{translate:0 -12px;--m1:var(--signal);--m2:var(--s2);--m3:var(--s3);--m4:var(--signal)}' +
  ':root:has(:target){--names:0}@media(max-width:1092px){:root{--names:0}}'

/** What has been built stands on darker ground than what is offered. */
const BUILT = new Set(['cases', 'products'])

/** A plot and what stands on it, seen from its near left corner. */
function district({ id, group }: MapPlot, { at, svg }: SmallScene): string {
  const [x, y] = at.map((value) => value.toFixed(1))
  const plate = pathData([shape('top', area([0, 0], PLOT))])
  const inner = pathData([shape('line', area([3, 3], [PLOT[0] - 6, PLOT[1] - 6]))])
  return (
    `<g id="m-${id}" ${PEN}><path fill="var(--${BUILT.has(group) ? 'af' : 'at'})" stroke-width=".7" d="${plate}"/>` +
    (group === 'products' ? `<path stroke-width=".5" d="${inner}"/>` : '') +
    `<g transform="translate(${x} ${y})scale(${UNIT})" stroke-width="1.6">${svg}</g></g>`
  )
}

/** What hides a pipe. */
function wallsOf({ marks, at }: SmallScene, [x, y]: Point2): Convex[] {
  return facesOf(marks)
    .map((face) => face.map(([px, py]): Point2 => [x + at[0] + px * UNIT, y + at[1] + py * UNIT]))
    .filter((face) => {
      const { left, right, top, bottom } = boundsOf(face)
      return Math.max(right - left, bottom - top) > 2
    })
}

function town(
  places: readonly MapPlot[],
  scenes: readonly SmallScene[],
  relations: readonly Relation[],
  columns: number,
) {
  const sheet = sheetOf(places.length, columns)
  const all = cells(Math.ceil(places.length / columns) * columns, columns)
  const corners = all.map(cornerOf)
  const groups = [...new Set(places.map(({ group }) => group))]
  const plots = places.map(({ group }, index) => ({
    cell: all[index]!,
    group: groups.indexOf(group),
  }))
  const walls = scenes.flatMap((scene, index) => wallsOf(scene, corners[index]!))
  const pipes = new Pipes(
    plots.map(({ cell }) => cell),
    relations,
    walls,
  )
  const ground = groundSvg(sheet, plots, all.slice(places.length))
  const labels = labelsSvg(places.map(({ label }, index) => ({ label, at: corners[index]! })))
  return {
    sheet,
    corners,
    pipes,
    ground: `<g id="g" ${PEN}>${ground}${pipes.network()}</g>`,
    labels,
  }
}

function file(sheet: Sheet, words: { title: string; description: string }, body: string): string {
  const { left, top, width, height } = sheet
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escaped(words.title)}</title><desc>${escaped(words.description)}</desc>` +
    `<style>${tokenStyle(housePalette, body)}${RULES}</style>${body}</svg>\n`
  )
}

/** The whole map, and what differs on a narrow sheet: there the page brings in each district by itself. */
export function drawMap(
  places: readonly MapPlot[],
  relations: readonly Relation[],
  words: { title: string; description: string },
) {
  const scenes = places.map(({ drawing }) => smallScene(drawing))
  const wide = town(places, scenes, relations, WIDE)
  const narrow = town(places, scenes, relations, NARROW)
  const districts = places.map((place, index) => {
    const [x, y] = wide.corners[index]!.map((value) => value.toFixed(1))
    return (
      `<g id="${place.id}"><g id="w-${place.id}" ${ROUTE}><path d="${wide.pipes.wayFrom(index)}"/></g>` +
      `<g transform="translate(${x} ${y})">${district(place, scenes[index]!)}</g></g>`
    )
  })
  return {
    map: {
      sheet: wide.sheet,
      svg: file(wide.sheet, words, wide.ground + districts.join('') + wide.labels),
    },
    'map-narrow': {
      sheet: narrow.sheet,
      svg: file(narrow.sheet, words, narrow.ground + narrow.labels),
    },
  }
}
