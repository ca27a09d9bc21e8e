import {
  type Field,
  isWithin,
  type ItemAt,
  itemField,
  itemsOf,
  placeAfterMove,
} from '../../fields/field-path.ts'
import type { Spot } from '../spots.ts'

/** The element that shows an item, as large as it gets without showing anything else. */
function elementOfItem(spots: Spot[], spot: Spot, item: ItemAt): HTMLElement {
  const own = itemField(item)
  const others = spots.filter(({ field }) => !isWithin(field, own))
  let { element } = spot
  while (!element.matches('li, tr, article, details, body')) {
    const { parentElement: parent } = element
    if (
      !parent ||
      parent.matches('body, main') ||
      others.some((one) => parent.contains(one.element))
    )
      break
    element = parent
  }
  return element
}

/** The elements of all items of the list around one, by their places; those that aren't shown are missing. */
export function siblingsOf(spots: Spot[], spot: Spot, item: ItemAt): Map<number, HTMLElement> {
  const holder = elementOfItem(spots, spot, item).parentElement
  const found = new Map<number, HTMLElement>()
  for (const other of spots) {
    const place = itemsOf(other.field).find(({ list }) => isSameList(list, item.list))
    if (!place || found.has(place.at) || !holder?.contains(other.element)) continue
    const child = [...holder.children].find((one) => one.contains(other.element))
    if (child) found.set(place.at, child as HTMLElement)
  }
  return found
}

const isSameList = (one: Field, other: Field) => one.id === other.id && one.path === other.path

/** The field that a spot shows after an item of its list has moved. */
export function fieldAfterMove(field: Field, list: Field, from: number, to: number): Field {
  const item = itemsOf(field).find((one) => isSameList(one.list, list))
  if (!item) return field
  const rest = field.path.slice(itemField(item).path.length)
  return { ...field, path: `${list.path}.${placeAfterMove(item.at, from, to)}${rest}` }
}
