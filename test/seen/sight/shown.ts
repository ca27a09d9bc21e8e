import { areaOf, type Box, overlapOf } from './box.ts'

const faintest = 0.08

/** Whether an element is drawn at all: laid out, not hidden, not faded away. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  for (let one: Element | null = element; one; one = one.parentElement)
    if (Number(getComputedStyle(one).opacity) < faintest || isForEarsOnly(one)) return false
  return true
}

/** Words for screen readers: a box of a point or two that cuts its content. */
function isForEarsOnly(element: Element): boolean {
  const { position, clipPath, overflowX } = getComputedStyle(element)
  if (position !== 'absolute' && position !== 'fixed') return false
  const { width, height } = element.getBoundingClientRect()
  return clipPath === 'inset(50%)' || (overflowX !== 'visible' && width <= 2 && height <= 2)
}

/** What the boxes around an element leave to be seen of a part of it, in the window's coordinates. */
export function visiblePart(part: Box, element: Element, isText: boolean): Box | undefined {
  let seen: Box = part
  let position = isText ? 'static' : getComputedStyle(element).position
  const box = isText ? element : element.parentElement
  for (let one = box; one && one !== document.body; one = one.parentElement) {
    if (position === 'fixed') break
    const style = getComputedStyle(one)
    const holds = position !== 'absolute' || style.position !== 'static'
    if (holds) position = style.position
    const cuts = style.overflow !== 'visible' && !/^(inline|contents)$/.test(style.display)
    if (!holds || !cuts) continue
    const edge = one.getBoundingClientRect()
    seen = overlapOf(seen, {
      left: style.overflowX === 'visible' ? -Infinity : edge.left,
      right: style.overflowX === 'visible' ? Infinity : edge.right,
      top: style.overflowY === 'visible' ? -Infinity : edge.top,
      bottom: style.overflowY === 'visible' ? Infinity : edge.bottom,
    })
    if (areaOf(seen) < 1) return undefined
  }
  return seen
}
