import { moved } from './box.ts'
import type { Sight } from './sights.ts'

const places = [0.25, 0.5, 0.75]

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
  const points = places
    .map((part) => [left + (right - left) * part, (top + bottom) / 2] as const)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  return points.length > 0 && points.every(([x, y]) => hidesAt(x, y, element))
}

function hidesAt(x: number, y: number, element: Element): boolean {
  const top = document.elementFromPoint(x, y)
  if (!top || top.contains(element) || element.contains(top)) return false
  // What takes no pointer lets the point through and says nothing of what lies over it.
  if (getComputedStyle(element).pointerEvents === 'none' || element.closest('[inert]')) return false
  return isInside(top, x, y) && isOpaque(top)
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
