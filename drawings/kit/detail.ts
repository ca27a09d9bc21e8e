import type { Bounds } from '../../src/drawings/picture-list.ts'
import { apart, union } from '../../src/drawings/geometry/bounds.ts'
import type { Placed } from './depth-order.ts'
import type { Drawing, DrawingWords } from './drawn.ts'
import { padded } from './frame.ts'
import type { Mark } from './mark.ts'
import { isFilled, type PaintName } from './paint.ts'
import { layersSvg } from './render.ts'
import { withoutHidden } from './visibility.ts'

type Item = Pick<Placed, 'bounds'> & { marks: Mark[] }

interface WholeScene {
  /** As they were built; a part is named by its place here. */
  built: readonly Item[]
  ordered: readonly Item[]
  under: readonly Mark[]
  above: readonly Mark[]
}

/** Width to height of every detail. */
const RATIO = 4 / 3
/** How much of the sheet the part takes up, across and down, at most. */
const FILLS = { across: 0.62, down: 0.68 }
const NARROWEST = 200

const marked: Partial<Record<PaintName, PaintName>> = {
  top: 'signal',
  front: 'signalFront',
  right: 'signalRight',
  glassTop: 'signal',
  glassFront: 'signalFront',
  glassRight: 'signalRight',
  frostedTop: 'signal',
}

/** What was marked in the whole stands back: here another part is meant. */
const unmarked: Partial<Record<PaintName, PaintName>> = {
  signal: 'top',
  signalFront: 'front',
  signalRight: 'right',
  signalDot: 'ink',
  signalLine: 'emphasis',
}

const painted = (mark: Mark, paints: Partial<Record<PaintName, PaintName>>): Mark =>
  mark.kind === 'shape' ? { ...mark, paint: paints[mark.paint] ?? mark.paint } : mark

const isSolid = ({ marks }: Item) =>
  marks.some((mark) => mark.kind === 'shape' && isFilled(mark.paint))

function inSignal(item: Item): Mark[] {
  const shapes = item.marks.filter((mark) => mark.kind === 'shape')
  if (!isSolid(item)) return shapes.map((mark) => ({ ...mark, paint: 'signalLine' as const }))
  const paints = shapes.some(({ paint }) => marked[paint])
    ? { ...marked, signal: 'ink' as const }
    : {}
  return shapes.filter(({ paint }) => paint !== 'hatch').map((mark) => painted(mark, paints))
}

function sheetAround({ left, top, right, bottom }: Bounds): Bounds {
  const width =
    Math.ceil(
      Math.max((right - left) / FILLS.across, ((bottom - top) / FILLS.down) * RATIO, NARROWEST) / 4,
    ) * 4
  const height = width / RATIO
  const x = Math.round((left + right - width) / 2)
  const y = Math.round((top + bottom - height) / 2)
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/**
 * The scene from near, or whole: the chosen part in the signal colour, and nothing else in it. Without
 * letters.
 */
export function detailOf(
  words: DrawingWords,
  scene: WholeScene,
  chosen: readonly number[],
  isWhole = false,
): Drawing {
  const part = new Set(
    chosen.map((place) => {
      const item = scene.built[place]
      if (!item) throw new Error(`'${words.id}' has no part ${place}.`)
      return item
    }),
  )
  const everything = () => union([...scene.under, ...scene.ordered].map(({ bounds }) => bounds))
  const frame = isWhole
    ? padded(8)(everything())
    : sheetAround(union([...part].map(({ bounds }) => bounds)))
  const plain = (mark: Mark) => painted(mark, unmarked)
  const marks = [
    ...scene.under,
    ...scene.ordered.flatMap((item) => (part.has(item) ? inSignal(item) : item.marks.map(plain))),
    ...scene.above.map(plain),
  ]
  const seen = marks.filter(({ kind, bounds }) => kind === 'shape' && !apart(bounds, frame))
  const still = withoutHidden(seen.map(({ moves: _, ...mark }) => mark as Mark))
  return {
    ...words,
    frame,
    drawn: frame,
    bare: frame,
    groups: { drawing: layersSvg(still), run: '', notes: '' },
    notes: [],
    ...(!isWhole && { isNear: true }),
  }
}
