import { useState } from 'react'
import { changeList } from './change-list.ts'

let made = 0
const fresh = () => `item-${++made}`

/** A key for each item of a list, which goes along when the item is moved. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState<string[]>(() => Array.from({ length: count }, fresh))
  // Changed from elsewhere, by an undo or by others: what is beyond is new or gone.
  const shown = Array.from({ length: count }, (_, place) => keys[place] ?? fresh())
  if (shown.length !== keys.length) setKeys(shown)
  const change = (how: Parameters<typeof changeList>[1]) =>
    setKeys(changeList(shown, how) as string[])
  return {
    keys: shown,
    insert(at: number) {
      const item = fresh()
      change({ at, item })
      return item
    },
    remove: (at: number) => change({ at }),
    move: (from: number, to: number) => change({ from, to }),
  }
}
