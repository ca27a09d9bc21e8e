import { escaped } from '../escaped.ts'
import type { Sheet } from './city-plan.ts'
import { NARROW, PLOT, cells, columnsOf, cornerOf, sheetOf } from './city-plan.ts'
import { area, drawn, groundSvg } from './map-ground.ts'
import { labelsSvg } from './map-labels.ts'
import type { Relation } from './pipes.ts'
import { Pipes } from './pipes.ts'
import type { PlotScene } from './plot-scene.ts'
import { UNIT, wallsAt } from './plot-scene.ts'

export type MapPlace = {
  label: string
  group: string
  kind: 'service' | 'case' | 'product'
  scene: PlotScene
}

type MapWords = { title: string; description: string }

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

/** A plot and what stands on it, seen from its near left corner. What has been built stands on darker ground. */
function district({ kind, scene }: MapPlace, number: number): string {
  const [x, y] = scene.at.map((value) => value.toFixed(1))
  const plate = drawn([area([0, 0], PLOT)])
  const inner = drawn([area([3, 3], [PLOT[0] - 6, PLOT[1] - 6])])
  return (
    `<g id="m-${number}" ${PEN}><path fill="var(--${kind === 'service' ? 'at' : 'af'})" stroke-width=".7" d="${plate}"/>` +
    (kind === 'product' ? `<path stroke-width=".5" d="${inner}"/>` : '') +
    `<g transform="translate(${x} ${y})scale(${UNIT})" stroke-width="1.6">${scene.svg}</g></g>`
  )
}

function town(places: readonly MapPlace[], relations: readonly Relation[], columns: number) {
  const all = cells(Math.ceil(places.length / columns) * columns, columns)
  const corners = all.map(cornerOf)
  const groups = [...new Set(places.map(({ group }) => group))]
  const plots = places.map(({ group }, index) => ({
    cell: all[index]!,
    group: groups.indexOf(group),
  }))
  const sheet = sheetOf(places.length, columns)
  const pipes = new Pipes(
    plots.map(({ cell }) => cell),
    relations,
    places.flatMap(({ scene }, index) => wallsAt(scene, corners[index]!)),
  )
  const ground = groundSvg(sheet, plots, all.slice(places.length))
  return {
    sheet,
    corners,
    pipes,
    ground: `<g id="g" ${PEN}>${ground}${pipes.network()}</g>`,
    labels: labelsSvg(places.map(({ label }, index) => ({ label, at: corners[index]! }))),
  }
}

/** `style` has the colours that the body names, for where no page says them. */
function file(sheet: Sheet, words: MapWords, body: string, style: (body: string) => string) {
  const { left, top, width, height } = sheet
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escaped(words.title)}</title><desc>${escaped(words.description)}</desc>` +
    `<style>${style(body)}${RULES}</style>${body}</svg>\n`
  )
}

type Given = {
  places: readonly MapPlace[]
  relations: readonly Relation[]
  words: MapWords
  style: (body: string) => string
}

/** The whole map. */
export function composeMap({ places, relations, words, style }: Given): string {
  const { sheet, corners, pipes, ground, labels } = town(
    places,
    relations,
    columnsOf(places.length),
  )
  const districts = places.map((place, index) => {
    const number = index + 1
    const [x, y] = corners[index]!.map((value) => value.toFixed(1))
    return (
      `<g id="p-${number}"><g id="w-${number}" ${ROUTE}><path d="${pipes.wayFrom(index)}"/></g>` +
      `<g transform="translate(${x} ${y})">${district(place, number)}</g></g>`
    )
  })
  return file(sheet, words, ground + districts.join('') + labels, style)
}

/** What differs on a narrow sheet: there the page brings in each district by itself. */
export function composeNarrowMap({ places, relations, words, style }: Given): string {
  const { sheet, ground, labels } = town(places, relations, NARROW)
  return file(sheet, words, ground + labels, style)
}
