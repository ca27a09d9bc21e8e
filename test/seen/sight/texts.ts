import { areaOf, type Box, overlapOf } from './box.ts'
import { nameOf, type Sight } from './sights.ts'

/** Letters fill the middle of their line; above and below it stand the rare ascender and descender. */
const letters = ({ left, top, right, bottom }: Box): Box => {
  const height = bottom - top
  return {
    left: left + 1,
    right: right - 1,
    top: top + height * 0.3,
    bottom: bottom - height * 0.3,
  }
}

/** Decoration may run out of the picture, and what is cut with dots says so. */
const isForShow = (element: Element) =>
  element.closest('[aria-hidden=true], [inert], svg, .lexical-ghost') !== null

const words = (present: Sight[]) =>
  present.filter(({ kind, element }) => kind === 'text' && !isForShow(element))

/** Words over words of the same layer. What lies in another one (a menu, a dialog) covers, and is not meant. */
export function overlapping(present: Sight[]): string[] {
  const lines = words(present)
    .map((sight) => ({ sight, layer: layerOf(sight.element) }))
    .flatMap(({ sight, layer }) =>
      sight.lines.map((line) => ({ sight, layer, box: letters(line) })),
    )
    .toSorted((a, b) => a.box.top - b.box.top)
  const found: string[] = []
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top > one.box.bottom) break
      if (other.sight.node === one.sight.node || other.layer !== one.layer) continue
      if (areaOf(overlapOf(one.box, other.box)) > 12)
        found.push(`text over text: ${nameOf(one.sight)} and ${nameOf(other.sight)}`)
    }
  return found
}

function layerOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, zIndex } = getComputedStyle(one)
    const isLifted = position === 'absolute' && zIndex !== 'auto'
    if (isLifted || /fixed|sticky/.test(position) || one.matches('dialog, [popover]')) return one
  }
  return undefined
}

/** Words that run out of the window, or that a box cuts in the middle. */
export function leaving(present: Sight[]): string[] {
  return words(present).flatMap((sight) => {
    const range = document.createRange()
    range.selectNodeContents(sight.node)
    const whole = [...range.getClientRects()].filter(({ width }) => width > 1)
    const isOut = whole.some(
      ({ left, right, bottom }) =>
        bottom > 0 && right > 0 && left < innerWidth && (right > innerWidth + 1 || left < -1),
    )
    if (isOut && !goesOn(sight.element)) return [`text outside the window: ${nameOf(sight)}`]
    const cut = whole.some((line) => isCut(line, sight.element))
    return cut ? [`text is cut by its box: ${nameOf(sight)}`] : []
  })
}

/** In a box that scrolls, or that cuts with dots. */
const goesOn = (element: Element): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowX)) return true
    if (overflowX !== 'visible' && textOverflow === 'ellipsis') return true
  }
  return false
}

/** A box that cuts without dots, without a scroll bar and in the middle of the letters. */
function isCut(line: Box, element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') return false
    if (webkitLineClamp !== 'none' || position === 'fixed') return false
    if (!/hidden|clip/.test(overflowX + overflowY)) continue
    const edge = one.getBoundingClientRect()
    const middle = letters(line)
    const isInside = areaOf(overlapOf(middle, edge)) > 0
    const isWhole = middle.right <= edge.right + 2 && middle.bottom <= edge.bottom + 2
    if (isInside && !isWhole) return true
  }
  return false
}
