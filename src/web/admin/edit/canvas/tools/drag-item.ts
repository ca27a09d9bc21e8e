import type { PointerEvent } from 'react'

type Dragged = {
  from: number
  /** What shows the items of the list, by their places. */
  elements: Map<number, HTMLElement>
  scale: number
  onDrop: (to: number) => void
}

/** Drags an item over its siblings: a line shows where it would go, and letting go puts it there. */
export function dragItem(
  { currentTarget: handle, pointerId }: PointerEvent<HTMLElement>,
  { from, elements, scale, onDrop }: Dragged,
) {
  // On a phone, the tools stand below the page.
  const stage = handle.closest('.edit-screen')?.querySelector<HTMLElement>('.edit-stage')
  const frame = stage?.querySelector<HTMLElement>('.edit-frame[data-shown]')
  if (!stage || !frame || elements.size < 2) return
  const line = document.createElement('div')
  line.className = 'edit-drop-line'
  line.hidden = true
  stage.append(line)
  handle.setPointerCapture(pointerId)
  let to = from
  let isOverPage = false
  let next = 0

  const onMove = ({ clientX, clientY }: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>) => {
    cancelAnimationFrame(next)
    const corner = frame.getBoundingClientRect()
    const point = { x: (clientX - corner.left) / scale, y: (clientY - corner.top) / scale }
    // On its way from a handle below the page, it would only scroll.
    isOverPage ||= clientY < corner.bottom
    if (!isOverPage) return
    // A finger that rests at the edge goes on.
    if (scrollAtEdge(frame, point.y, corner.height / scale))
      next = requestAnimationFrame(() => onMove({ clientX, clientY }))
    const place = placeAt(elements, point)
    to = place.at
    const origin = stage.getBoundingClientRect()
    const { left, top, width, height } = edgeOf(place.box, to > from, isInRow(elements))
    line.hidden = to === from
    Object.assign(line.style, {
      transform: `translate(${left * scale + corner.left - origin.left}px, ${top * scale + corner.top - origin.top}px)`,
      width: `${Math.max(3, width * scale)}px`,
      height: `${Math.max(3, height * scale)}px`,
    })
  }
  const stop = (isDropped: boolean) => () => {
    line.remove()
    cancelAnimationFrame(next)
    handle.removeEventListener('pointermove', onMove)
    handle.onpointerup = handle.onpointercancel = null
    if (isDropped && to !== from) onDrop(to)
  }
  handle.addEventListener('pointermove', onMove)
  handle.onpointerup = stop(true)
  handle.onpointercancel = stop(false)
}

function placeAt(elements: Map<number, HTMLElement>, { x, y }: { x: number; y: number }) {
  const boxes = [...elements].map(([at, element]) => ({ at, box: element.getBoundingClientRect() }))
  const distance = ({ box }: { box: DOMRect }) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  return boxes.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest))
}

const isInRow = (elements: Map<number, HTMLElement>) => {
  const [one, other] = [...elements.values()].map((element) => element.getBoundingClientRect())
  return one !== undefined && other !== undefined && Math.abs(one.top - other.top) < 4
}

const edgeOf = (
  { left, top, right, bottom, width, height }: DOMRect,
  isAfter: boolean,
  isRow: boolean,
) =>
  isRow
    ? { left: isAfter ? right : left, top, width: 0, height }
    : { left, top: isAfter ? bottom : top, width, height: 0 }

const edge = 60
const fastest = 10

/** Says whether there was something to scroll to; the nearer to the edge, the faster. */
function scrollAtEdge(frame: HTMLElement, y: number, height: number): boolean {
  const { contentWindow } = frame as HTMLIFrameElement
  const depth = Math.max(edge - y, y - (height - edge))
  if (depth <= 0 || !contentWindow) return false
  const before = contentWindow.scrollY
  const by = Math.ceil(Math.min(1, depth / edge) * fastest)
  contentWindow.scrollBy({ top: y < edge ? -by : by, behavior: 'instant' })
  return contentWindow.scrollY !== before
}
