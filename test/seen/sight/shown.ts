import { areaOf, type Box, overlapOf } from './box.ts'

const faintest = 0.08

/** What one look at an element has told. Those inside of it ask again and again. */
type Drawn = {
  isFaint: boolean
  position: string
  /** Its edges, where it cuts what runs over them. */
  edge: Box | undefined
}

let drawn = new Map<Element, Drawn>()

/** From here on the page may have become another one. */
export const lookAnew = () => void (drawn = new Map())

function look(element: Element): Drawn {
  const known = drawn.get(element)
  if (known) return known
  const style = getComputedStyle(element)
  const { position, display, overflow, opacity } = style
  const cuts = overflow !== 'visible' && !/^(inline|contents)$/.test(display)
  const parent = element.parentElement
  const seen = {
    isFaint:
      Number(opacity) < faintest ||
      isForEarsOnly(element, style) ||
      (parent !== null && look(parent).isFaint),
    position,
    edge: cuts ? edgeOf(element, style) : undefined,
  }
  drawn.set(element, seen)
  return seen
}

function edgeOf(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): Box {
  const edge = element.getBoundingClientRect()
  return {
    left: overflowX === 'visible' ? -Infinity : edge.left,
    right: overflowX === 'visible' ? Infinity : edge.right,
    top: overflowY === 'visible' ? -Infinity : edge.top,
    bottom: overflowY === 'visible' ? Infinity : edge.bottom,
  }
}

/** Words for screen readers: a box of a point or two that cuts its content. */
function isForEarsOnly(element: Element, style: CSSStyleDeclaration): boolean {
  const { position, clipPath, overflowX } = style
  if (position !== 'absolute' && position !== 'fixed') return false
  const { width, height } = element.getBoundingClientRect()
  return clipPath === 'inset(50%)' || (overflowX !== 'visible' && width <= 2 && height <= 2)
}

/** Whether an element is drawn at all: laid out, not hidden, not faded away. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !look(element).isFaint

/** What the boxes around an element leave to be seen of a part of it, in the window's coordinates. */
export function visiblePart(part: Box, element: Element, isText: boolean): Box | undefined {
  let seen: Box = part
  let position = isText ? 'static' : look(element).position
  const box = isText ? element : element.parentElement
  for (let one = box; one && one !== document.body; one = one.parentElement) {
    if (position === 'fixed') break
    const around = look(one)
    const holds = position !== 'absolute' || around.position !== 'static'
    if (holds) position = around.position
    if (!holds || !around.edge) continue
    seen = overlapOf(seen, around.edge)
    if (areaOf(seen) < 1) return undefined
  }
  return seen
}
