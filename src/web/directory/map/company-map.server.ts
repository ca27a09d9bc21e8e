import { createHash } from 'node:crypto'
import {
  cells,
  columnsOf,
  cornerOf,
  middleOf,
  MOST,
  NARROW,
  sheetOf,
} from '../../../drawings/map/city-plan.ts'
import { composeMap, composeNarrowMap, type MapPlace } from '../../../drawings/map/compose-map.ts'
import { drawingHashes } from '../../../drawings/picture.server.ts'
import type { Relation } from '../../../drawings/map/pipes.ts'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import type { Palette } from '../../../features/documents/brand/brand-palette.ts'
import { tokenStyle } from '../../../features/documents/brand/token-colours.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { relationsOf } from '../../../features/documents/read/districts.ts'
import { lookOf } from '../brand/brand-of.server.ts'
import { type NumberedDistrict, numberedDistricts } from './districts.server.ts'
import { scenesOf } from './plot-scenes.server.ts'

/** Browsers keep a map for ever: count up when `src/drawings/map` draws the same plan another way. */
const edition = 2

/** All that the drawing follows from. */
type Plan = {
  edition: typeof edition
  places: (Omit<MapPlace, 'scene'> & { drawing?: string; sha256?: string })[]
  relations: Relation[]
  title: string
  palette: Palette
}

type MapPoint = [x: number, y: number]

type Sheet = { src: string; viewBox: string; width: number; height: number }

type MapPlot = NumberedDistrict & {
  /** Its near left corner on the wide sheet and on the narrow one. */
  wide: MapPoint
  narrow: MapPoint
  /** The middle of the plot, in hundredths of the wide sheet. */
  at: string
}

type Shape = 'wide' | 'narrow'
type OpenFile = (shape: Shape) => Promise<string>

/** Where everything stands that the company offers, sells and has done, but for what comes after a hundred plots. */
type CompanyMap = { key: string; wide: Sheet; narrow: Sheet; plots: MapPlot[]; file: OpenFile }

const kept = new WeakMap<Documents, CompanyMap>()

/** Drafts have maps of their own, which nobody can tell from an address: the last few are remembered. */
const recent = new Map<string, OpenFile>()
const mostRecent = 8

/** None where nothing stands on it. */
export function mapOf(documents: Documents): CompanyMap | undefined {
  const districts = numberedDistricts(documents).slice(0, MOST)
  if (districts.length === 0) return undefined
  const known = kept.get(documents)
  if (known) return known
  const { key, file } = remember(planOf(districts, documents))
  const columns = columnsOf(districts.length)
  const wideCells = cells(districts.length, columns)
  const narrowCells = cells(districts.length, NARROW)
  const onWide = sheetOf(districts.length, columns)
  const map = {
    key,
    file,
    wide: sheet('wide', key, onWide),
    narrow: sheet('narrow', key, sheetOf(districts.length, NARROW)),
    plots: districts.map((district, place): MapPlot => {
      const [x, y] = middleOf(wideCells[place]!)
      const across = Math.round((100 * (x - onWide.left)) / onWide.width)
      const down = Math.round((100 * (y - onWide.top)) / onWide.height)
      return {
        ...district,
        wide: inTenths(cornerOf(wideCells[place]!)),
        narrow: inTenths(cornerOf(narrowCells[place]!)),
        at: `${across}% ${down}%`,
      }
    }),
  }
  kept.set(documents, map)
  return map
}

const inTenths = ([x, y]: readonly [number, number]): MapPoint => [
  Math.round(x * 10) / 10,
  Math.round(y * 10) / 10,
]

const sheet = (shape: Shape, key: string, on: ReturnType<typeof sheetOf>): Sheet => ({
  src: `/look/map-${shape}.${key}.svg`,
  viewBox: `${on.left} ${on.top} ${on.width} ${on.height}`,
  width: on.width,
  height: on.height,
})

function planOf(districts: NumberedDistrict[], documents: Documents): Plan {
  return {
    edition,
    places: districts.map(({ label, group, kind, drawing }) => {
      const isOwn = drawing === undefined || documents.drawings.has(drawing)
      const sha256 = isOwn ? undefined : drawingHashes.get(drawing)
      const scene = sha256 !== undefined && { drawing: drawing!, sha256 }
      return { label: withoutMarks(label), group, kind, ...scene }
    }),
    relations: relationsOf(districts),
    title: withoutMarks(documents.servicesPage.title),
    palette: lookOf(documents).palette,
  }
}

function remember(plan: Plan): Pick<CompanyMap, 'key' | 'file'> {
  const key = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 8)
  const file = recent.get(key) ?? drawnOnce(plan)
  recent.delete(key)
  recent.set(key, file)
  for (const [oldest] of recent) if (recent.size > mostRecent) recent.delete(oldest)
  return { key, file }
}

/** The file of a map that was given out lately. */
export const recentMap = (key: string, shape: Shape) => recent.get(key)?.(shape)

function drawnOnce(plan: Plan): OpenFile {
  const files: Partial<Record<Shape, Promise<string>>> = {}
  return (shape) => (files[shape] ??= compose(shape, plan))
}

async function compose(shape: Shape, plan: Plan): Promise<string> {
  const scenes = await scenesOf(plan.places.map(({ drawing }) => drawing))
  const given = {
    places: plan.places.map((place, index) => ({ ...place, scene: scenes[index]! })),
    relations: plan.relations,
    words: { title: plan.title, description: texts.map.description },
    style: (body: string) => tokenStyle(plan.palette, body),
  }
  return shape === 'wide' ? composeMap(given) : composeNarrowMap(given)
}
