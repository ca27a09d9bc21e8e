import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mapCopy } from '../src/content/map-copy.ts'
import { drawDetails } from '../src/drawings/details/details.ts'
import { type DrawingId, drawingIds, drawings } from '../src/drawings/index.ts'
import type { Drawing } from '../src/drawings/kit/drawing.ts'
import { readableFrom, sheetBox, svgFile } from '../src/drawings/kit/svg-file.ts'
import { drawMap } from '../src/drawings/map/draw-map.ts'
import { documentsOfPack } from '../src/features/documents/packs/documents-of-pack.ts'
import { readPack } from '../src/features/documents/packs/read-pack.ts'
import { sayFaults } from '../src/features/documents/packs/say-faults.ts'
import {
  type District,
  districtsOf,
  relationsOf,
} from '../src/features/documents/read/districts.ts'
import { withOwnLetters } from './lettering/own-letters.ts'

const root = new URL('../', import.meta.url)
const folders = {
  drawings: new URL('public/drawings/', root),
}

/** Posts live in the database and name their pictures for years, so these also get a lasting address. */
const namedInPosts = /^post-/

async function writeHashed(id: string, svg: string) {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${id}.${hash}.svg`
  await writeFile(new URL(file, folders.drawings), svg)
  return `/drawings/${file}`
}

async function writeDrawing(drawing: Drawing) {
  const isFigure = namedInPosts.test(drawing.id) && drawing.notes.length > 0
  const svg = isFigure ? await withOwnLetters(svgFile(drawing)) : svgFile(drawing)
  const src = await writeHashed(drawing.id, svg)
  if (namedInPosts.test(drawing.id))
    await writeFile(new URL(`${drawing.id}.svg`, folders.drawings), svg)
  const { frame, title, description, notes } = drawing
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const captioned = notes.length > 0 && { notes, readableFrom: readableFrom(frame) }
  return { src, width, height, viewBox: sheetBox(frame), title, description, ...captioned }
}

/** The sample's places, as far as they are drawn. */
function districtsToDraw(drawn: string[]): District[] {
  const folder = 'packs/naksha'
  const { documents, faults } = readPack(fileURLToPath(new URL(folder, root)), new Set(drawn))
  if (faults.length > 0) throw new Error(sayFaults(folder, faults))
  return districtsOf(documentsOfPack(documents)).filter(({ drawing }) => drawing !== undefined)
}

/** The map is composed of what the company has; other drawings know nothing of its content. */
async function writeMap(drawn: string[]) {
  const districts = districtsToDraw(drawn)
  const places = districts.map(({ drawing, ...place }) => ({
    ...place,
    drawing: drawings[drawing as DrawingId](),
  }))
  const map = drawMap(places, relationsOf(districts), mapCopy.drawing)
  const plots = districts.map(({ id }) => id)
  const written = Object.entries(map).map(async ([id, { sheet, svg }]) => {
    const { left, top, width, height } = sheet
    const frame = { width, height, viewBox: `${left} ${top} ${width} ${height}` }
    return [id, { src: await writeHashed(id, svg), ...frame, ...mapCopy.drawing, plots }] as const
  })
  return Object.fromEntries(await Promise.all(written))
}

for (const folder of Object.values(folders)) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

const manifest: Record<string, Awaited<ReturnType<typeof writeDrawing>>> = {}
for (const id of drawingIds) manifest[id] = await writeDrawing(drawings[id]())
for (const detail of drawDetails()) manifest[detail.id] = await writeDrawing(detail)
Object.assign(manifest, await writeMap(Object.keys(manifest)))
await writeFile(
  new URL('src/drawings/manifest.json', root),
  `${JSON.stringify(manifest, null, 2)}\n`,
)
