/** The list below a field: what it answers, how long it is, and which place is chosen before anybody chooses. */
export type List = { of: string; count: number; first: number }

/** Where the keys have gone. `isAmong`: Home and End mean the list, and no longer the text of the field. */
export type Here = { of: string; place: number; isAmong: boolean }

type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The place chosen now, or -1: a new list starts at its first, a shorter one at its last. */
export const placeIn = ({ of, count, first }: List, here?: Here) =>
  Math.min(here?.of === of ? here.place : first, count - 1)

/** Where a key leads, if it means the list or leaves it. */
export function afterKey(press: Press, list: List, typed: string, here?: Here): Here | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press
  if (list.count === 0 || ctrlKey || metaKey || altKey || shiftKey) return
  const place = placeIn(list, here)
  const last = list.count - 1
  const at = (next: number) => ({ of: list.of, place: next, isAmong: true })
  if (key === 'ArrowDown') return at(place === last ? 0 : place + 1)
  if (key === 'ArrowUp') return at(place < 1 ? last : place - 1)
  const isAmong = typed === '' || (here?.of === list.of && here.isAmong)
  if (!isAmong) return
  if (key === 'Home') return at(0)
  if (key === 'End') return at(last)
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { ...at(place), isAmong: false }
}
