import { readMarks } from '../../../../features/documents/marks/marks.ts'
import { type Field, isSameField } from '../fields/field-path.ts'
import { type MarkedWords, markedWordsIn } from './words/marked-words.ts'

/** A place of the page that shows a field: words in a text, or an element with it among its attributes. */
export type Spot = {
  field: Field
  /** As the page calls it; while it is drawn anew, its item may have another place already. */
  mark?: Field
  /** A drawing that carries no mark; what it shows was worked out. */
  isBare?: boolean
  element: HTMLElement
  text?: { node: Text } & MarkedWords
}

const marked = /\u{E007F}/u
const pictures = 'img[alt], svg[aria-label], [role="img"][aria-label]'

/** Every place of a document that shows a field, in the order of the page. Nothing is drawn or changed. */
export function spotsIn(root: HTMLElement): Spot[] {
  const spots: Spot[] = []
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) spots.push(...ofText(node as Text))
    else if ((node as Element).matches(pictures)) spots.push(...ofPicture(node as HTMLElement))
  }
  return spots
}

function ofText(node: Text): Spot[] {
  const element = node.parentElement
  if (!marked.test(node.data) || !element || /^(script|style|title)$/i.test(element.tagName))
    return []
  return markedWordsIn(node.data).map((words) => ({
    field: words.field,
    element,
    text: { node, ...words },
  }))
}

/** The description of a picture says whose picture it is; other words in it, such as a name, do not. */
function ofPicture(element: HTMLElement): Spot[] {
  const said = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''
  if (!marked.test(said)) return []
  return readMarks(said).flatMap((field) => {
    const path = /^(.+)\.alt$/.exec(field.path)?.[1]
    return path ? [{ field: { ...(field as Field), path }, element }] : []
  })
}

/** Where the words of a spot are on the screen, or its picture, line by line. */
export function boxesOf({ element, text }: Spot): DOMRect[] {
  if (!text) return [element.getBoundingClientRect()]
  const { node, from, to } = text
  if (!node.isConnected || to > node.length || from === to) return [element.getBoundingClientRect()]
  const range = element.ownerDocument.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()]
}

export function boxAround(boxes: DOMRect[]): DOMRect | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Whether one sees it: words for assistive technology alone are one pixel large. */
export function isSeen(spot: Spot): boolean {
  const box = boxAround(boxesOf(spot))
  if (!box || box.width < 2 || box.height < 2) return false
  return !spot.element.closest('.visually-hidden, [hidden], [inert]')
}

/** Of places that show the same: a phone hides those that only repeat it, such as a table of contents. */
export const seenFirst = (same: Spot[]): Spot | undefined => same.find(isSeen) ?? same[0]

const holds = (box: DOMRect, x: number, y: number) =>
  x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2

/** What stands at a point: words before the picture that they lie on. */
export function spotAt(spots: Spot[], target: Element, x: number, y: number): Spot | undefined {
  const near = spots.filter((spot) => isReached(spot, target))
  const at = (isText: boolean) =>
    near.findLast(
      (spot) => Boolean(spot.text) === isText && boxesOf(spot).some((box) => holds(box, x, y)),
    )
  return at(true) ?? at(false) ?? only(near.filter(({ element }) => element === target))
}

const only = (spots: Spot[]) => (spots.length === 1 ? spots[0] : undefined)

/** A link may lie over the whole card that it belongs to; what is pressed then is the link. */
const isReached = ({ element }: Spot, target: Element) =>
  element.contains(target) ||
  target.contains(element) ||
  target.closest('li, article, figure')?.contains(element) === true

/** What a field is called in the page that shows it. */
export const markIn = ({ mark, field }: Spot) => mark ?? field

/** The same place among spots that were found later. */
export function findAgain(spots: Spot[], spot: Spot | undefined): Spot | undefined {
  if (!spot) return undefined
  if (spot.isBare) return spot.element.isConnected ? spot : undefined
  const same = spots.filter((one) => isSameField(markIn(one), markIn(spot)))
  return same.find(({ element }) => element === spot.element) ?? seenFirst(same)
}
