import { moved } from './box.ts'
import type { Sight } from './sights.ts'

const places = [0.25, 0.5, 0.75]
/** What is higher is looked at in three lines. */
const highestLine = 100
/** A bar that sticks is at most this part of the window; what is larger lies over the page. */
const highestBar = 0.25

/** Whether an opened menu lies over it; it comes back when that is closed. */
export function isUnderMenu({ element, box }: Sight): boolean {
  const inside = (at: number, end: number) => Math.min(Math.max(at, 0), end - 1)
  const x = inside((box.left + box.right) / 2 - scrollX, innerWidth)
  const y = inside((box.top + box.bottom) / 2 - scrollY, innerHeight)
  const menu = document.elementFromPoint(x, y)?.closest('[popover]')
  return Boolean(menu?.matches(':popover-open')) && !menu?.contains(element)
}

/** Whether something else lies over all of it, as far as it is in the window. */
export function isCovered({ element, lines }: Sight): boolean {
  const [line] = lines
  if (!line) return false
  const { left, top, right, bottom } = moved(line, -scrollX, -scrollY)
  const heights = bottom - top > highestLine ? places : [0.5]
  const points = heights
    .flatMap((down) =>
      places.map((part) => [left + (right - left) * part, top + (bottom - top) * down] as const),
    )
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  return points.length > 0 && points.every(([x, y]) => hidesAt(x, y, element))
}

function hidesAt(x: number, y: number, element: Element): boolean {
  const top = document.elementFromPoint(x, y)
  if (!top || top.contains(element) || element.contains(top)) return false
  // What takes no pointer lets the point through and says nothing of what lies over it.
  if (getComputedStyle(element).pointerEvents === 'none' || element.closest('[inert]')) return false
  return isInside(top, x, y) && isOpaque(top) && !isScrolledUnder(top, element)
}

/** Whether it comes out again from under a bar that sticks, when the reader scrolls on or back. */
function isScrolledUnder(top: Element, element: Element): boolean {
  const bar = barOf(top)
  if (!bar || bar.contains(element)) return false
  const edge = bar.getBoundingClientRect()
  if (edge.height > innerHeight * highestBar) return false
  const box = element.getBoundingClientRect()
  const below = document.documentElement.scrollHeight - scrollY - box.bottom
  return edge.top < innerHeight / 2
    ? box.top + scrollY >= edge.bottom
    : below >= innerHeight - edge.top
}

function barOf(element: Element | null): Element | null {
  for (let one = element; one; one = one.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(one).position)) return one
  return null
}

/** A link's ::after may lie over a whole card, far outside of the link and its background. */
function isInside(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const isPicture = element.matches('img, video, canvas')
  return isPicture || backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor)
}
