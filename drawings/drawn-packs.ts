import { type Pictured, pictureList, plotFile } from '../src/drawings/picture-list.ts'
import { drawDetails } from './details/details.ts'
import { drawingIds, drawings, neutral } from './index.ts'
import type { Drawing } from './kit/drawn.ts'
import { readableFrom, sheetBox, svgFile } from './kit/write-svg.ts'
import { smallScene } from './map/small-scene.ts'
import { withOwnLetters } from './own-letters.ts'
import { plainBlocks } from './scenes/plain-blocks.ts'

/** The folder of drawings of a pack, file by file. */
type Files = Record<string, string>

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

/** How a scene stands on the map of a company that shows it. */
const plotsOf = (scenes: readonly Drawing[]): Files =>
  Object.fromEntries(
    scenes
      .filter(({ part }) => part !== undefined)
      .map((scene) => [plotFile(scene.id), `${JSON.stringify(smallScene(scene))}\n`]),
  )

/** What is drawn for each pack: its drawings, and the list of them. */
export async function drawnPacks(): Promise<Record<'blank' | 'naksha', Files>> {
  const scenes = drawingIds.map((id) => drawings[id]())
  const written = await Promise.all([...scenes, ...drawDetails()].map(write))
  const forAll = new Set<string>(neutral)
  return {
    blank: {
      ...filesOf(written.filter(({ id }) => forAll.has(id))),
      ...plotsOf([
        ...scenes.filter(({ id }) => forAll.has(id)),
        ...plainBlocks.map((draw) => draw()),
      ]),
    },
    naksha: {
      ...filesOf(written.filter(({ id }) => !forAll.has(id))),
      ...plotsOf(scenes.filter(({ id }) => !forAll.has(id))),
    },
  }
}

function filesOf(written: Written[]): Files {
  const list = Object.fromEntries(written.map(({ id, pictured }) => [id, pictured]))
  return {
    [pictureList]: `${JSON.stringify(list, null, 2)}\n`,
    ...Object.fromEntries(written.map(({ id, svg }) => [`${id}.svg`, svg])),
  }
}
