import { fileURLToPath } from 'node:url'
import { documentsOfPack } from '../src/features/documents/packs/documents-of-pack.ts'
import { readPack } from '../src/features/documents/packs/read-pack.ts'
import { sayFaults } from '../src/features/documents/packs/say-faults.ts'
import {
  type District,
  districtsOf,
  relationsOf,
} from '../src/features/documents/read/districts.ts'
import { type Pictured, type Plot, pictureList } from '../src/drawings/picture-list.ts'
import { drawDetails } from './details/details.ts'
import { type DrawingId, drawingIds, drawings, neutral } from './index.ts'
import type { Drawing } from './kit/drawn.ts'
import { readableFrom, sheetBox, svgFile } from './kit/write-svg.ts'
import { NARROW, WIDE, cells, cornerOf, middleOf } from './map/city-plan.ts'
import { drawMap } from './map/draw-map.ts'
import { withOwnLetters } from './own-letters.ts'

/** The folder of drawings of a pack, file by file. */
type Files = Record<string, string>

const packs = fileURLToPath(new URL('../packs', import.meta.url))

const mapWords = {
  title: 'Everything on one map',
  description:
    'A town in axonometry. Every service, case and product stands on a plot of its own; pipes run through the streets between those that belong together.',
}

type Written = { id: string; svg: string; pictured: Pictured }

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

async function write(drawing: Drawing): Promise<Written> {
  const { id, frame, bare, title, description, notes } = drawing
  const isFigure = id.startsWith('post-') && notes.length > 0
  const svg = isFigure ? await withOwnLetters(svgFile(drawing)) : svgFile(drawing)
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const captioned = notes.length > 0 && { notes, readableFrom: readableFrom(frame) }
  const onSheet = {
    left: rounded(bare.left - frame.left, 2),
    top: rounded(bare.top - frame.top, 2),
    right: rounded(bare.right - frame.left, 2),
    bottom: rounded(bare.bottom - frame.top, 2),
  }
  const pictured = { width, height, viewBox: sheetBox(frame), title, description, ...captioned }
  return { id, svg, pictured: { ...pictured, bare: onSheet } }
}

/** The sample's places, as far as they are drawn. */
function districtsToDraw(drawn: string[]): District[] {
  const folder = `${packs}/naksha`
  const { documents, faults } = readPack(folder, new Set([...drawn, 'map', 'map-narrow']))
  if (faults.length > 0) throw new Error(sayFaults(folder, faults))
  return districtsOf(documentsOfPack(documents)).filter(({ drawing }) => drawing !== undefined)
}

/** The map is composed of what the company has; other drawings know nothing of its content. */
function writeMap(drawn: string[]): Written[] {
  const districts = districtsToDraw(drawn)
  const places = districts.map(({ drawing, ...place }) => ({
    ...place,
    drawing: drawings[drawing as DrawingId](),
  }))
  const map = drawMap(places, relationsOf(districts), mapWords)
  const plots = (columns: number) => {
    const all = cells(districts.length, columns)
    return districts.map(({ id, label }, place): Plot => {
      const [at, middle] = [cornerOf(all[place]!), middleOf(all[place]!)].map(
        ([x, y]): [number, number] => [rounded(x, 1), rounded(y, 1)],
      )
      return { id, name: label, at: at!, middle: middle! }
    })
  }
  return Object.entries(map).map(([id, { sheet, svg }]) => {
    const { left, top, width, height } = sheet
    const frame = { width, height, viewBox: `${left} ${top} ${width} ${height}` }
    return {
      id,
      svg,
      pictured: { ...frame, ...mapWords, plots: plots(id === 'map' ? WIDE : NARROW) },
    }
  })
}

/** What is drawn for each pack: its drawings, and the list of them. */
export async function drawnPacks(): Promise<Record<'blank' | 'naksha', Files>> {
  const scenes = drawingIds.map((id) => drawings[id]())
  const written = await Promise.all([...scenes, ...drawDetails()].map(write))
  written.push(...writeMap(written.map(({ id }) => id)))
  const forAll = new Set<string>(neutral)
  return {
    blank: filesOf(written.filter(({ id }) => forAll.has(id))),
    naksha: filesOf(written.filter(({ id }) => !forAll.has(id))),
  }
}

function filesOf(written: Written[]): Files {
  const list = Object.fromEntries(written.map(({ id, pictured }) => [id, pictured]))
  return {
    [pictureList]: `${JSON.stringify(list, null, 2)}\n`,
    ...Object.fromEntries(written.map(({ id, svg }) => [`${id}.svg`, svg])),
  }
}
