import { areaOf, around, type Box, moved, overlapOf } from './box.ts'
import { isShown, lookAnew, visiblePart } from './shown.ts'

/** Something that a visitor reads, presses or looks at. Boxes are those of the document. */
export type Sight = {
  kind: 'text' | 'control' | 'picture'
  node: Node
  element: Element
  box: Box
  lines: Box[]
}

export const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [contenteditable=true]'
/** A drawing may have several layers; not every one has all of them. */
const pictures = 'img, svg:not([role=img] svg), video, canvas, div[role=img]'
const silent = 'script, style, noscript, template, option, title, desc, defs, datalist'

/** Everything that can be seen in the page now, wherever it is scrolled to. */
export function sights(): Sight[] {
  lookAnew()
  const sheet = sheetNow()
  const texts = textsOf(document.body, sheet)
  const others = [...document.body.querySelectorAll(`${controls}, ${pictures}`)].map((element) =>
    sightOf(element.matches(controls) ? 'control' : 'picture', element, element, sheet, [
      element.getBoundingClientRect(),
    ]),
  )
  return [...texts, ...others].filter((one) => one !== undefined)
}

function textsOf(root: Node, sheet: Box): (Sight | undefined)[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: (Sight | undefined)[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || element.closest(silent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    found.push(sightOf('text', node, element, sheet, [...range.getClientRects()]))
  }
  return found
}

function sightOf(
  kind: Sight['kind'],
  node: Node,
  element: Element,
  sheet: Box,
  rects: DOMRect[],
): Sight | undefined {
  const drawn = rects.filter(({ width, height }) => width > 1 && height > 1)
  if (drawn.length === 0 || !isShown(element)) return undefined
  const lines = drawn
    .map((line) => visiblePart(line, element, kind === 'text'))
    .filter((line) => line !== undefined)
    .map((line) => overlapOf(moved(line, scrollX, scrollY), sheet))
    .filter((line) => areaOf(line) > 1)
  return lines.length > 0 ? { kind, node, element, box: around(lines), lines } : undefined
}

/** As far as a visitor can scroll: what was pushed out over its edge is gone. */
function sheetNow(): Box {
  const { scrollWidth, scrollHeight } = document.documentElement
  return { left: 0, top: 0, right: scrollWidth, bottom: scrollHeight }
}

/** Where something is on its way: dashed outlines, which keep its place. */
export function outlines(): Box[] {
  const shown = [...document.querySelectorAll('.skeleton')].filter(isShown)
  return shown.map((element) => moved(element.getBoundingClientRect(), scrollX, scrollY))
}

/** How a report names what it speaks of. */
export function nameOf({ kind, node, element }: Sight) {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  const words = (label || node.textContent || '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  return `${kind} ${placeOf(element)} '${words}'`
}

export function placeOf(element: Element): string {
  const own = (one: Element) =>
    one.localName + (one.id ? `#${one.id}` : [...one.classList].map((name) => `.${name}`).join(''))
  const parent = element.parentElement
  return parent && parent !== document.body ? `${own(parent)} > ${own(element)}` : own(element)
}
