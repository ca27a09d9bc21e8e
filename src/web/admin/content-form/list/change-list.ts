type Change = { at: number; item?: unknown } | { from: number; to: number }

/** A list with an item more (`at`, `item`), one less (`at`), or one elsewhere (`from`, `to`). */
export function changeList(given: unknown, change: Change): unknown[] {
  const list = Array.isArray(given) ? [...(given as unknown[])] : []
  if ('from' in change) list.splice(change.to, 0, ...list.splice(change.from, 1))
  else if ('item' in change) list.splice(change.at, 0, change.item)
  else list.splice(change.at, 1)
  return list
}
