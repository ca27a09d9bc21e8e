import { asShowable } from '../../../../platform/words/is-showable.ts'
import { type Fields, isFields, newKey, plain, type Row, type Tree } from './keyed-tree.ts'
import { sharedEnds } from './shared-ends.ts'

/**
 * The tree of a value that came about from one of others: its items are those of theirs that they are most
 * like. The first of them is what it most likely came from. What nobody can see, and no server keeps, is left
 * out: a sign that was pasted along would hold back all else that is said in the document.
 */
export function graft(value: unknown, ...likes: Tree[]): Tree {
  const [like] = likes
  if (Array.isArray(value)) return graftRows(value, likes)
  if (typeof value === 'string') return asShowable(value)
  if (typeof value !== 'object' || value === null) return value as Tree
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      graft(field, ...likes.map((one) => (isFields(one) ? one[name] : undefined))),
    ]),
  )
  return isFields(like) && areEqual(Object.entries(fields), Object.entries(like)) ? like : fields
}

/** The same entries in the same order: no new tree is made of what is as it was. */
const areEqual = (a: [string, Tree][], b: [string, Tree][]) =>
  a.length === b.length && a.every(([key, tree], n) => key === b[n]![0] && tree === b[n]![1])

function graftRows(items: unknown[], likes: Tree[]): Row[] {
  const [like] = likes
  const lists = likes.filter(Array.isArray)
  const all = lists.flat()
  const found = matched(items, lists)
  const rows = items.map((item, at): Row => {
    const key = found[at]
    const trees = all.filter(([one]) => one === key).map(([, tree]) => tree)
    return [key ?? newKey(), graft(item, ...trees)]
  })
  return Array.isArray(like) && areEqual(rows, like) ? like : rows
}

const alike = 0.4

/** For each item the key of the row that it was. */
function matched(items: unknown[], lists: Row[][]): (string | undefined)[] {
  const rows = lists.flat()
  const found: (string | undefined)[] = items.map(() => undefined)
  const used = new Set<string>()
  const take = (at: number, key: string) => {
    found[at] = key
    used.add(key)
  }
  const [written, writtenRows] = [
    items.map((item) => JSON.stringify(item)),
    rows.map(([, tree]) => JSON.stringify(plain(tree))),
  ]
  for (const [at, row] of inBoth(written, writtenRows))
    if (!used.has(rows[row]![0])) take(at, rows[row]![0])
  const rest = () =>
    [...items.keys()].filter((at) => found[at] === undefined && written[at] !== undefined)
  const free = () => [...rows.keys()].filter((row) => !used.has(rows[row]![0]))
  for (const at of rest()) {
    const row = free().find((one) => writtenRows[one] === written[at])
    if (row !== undefined) take(at, rows[row]![0])
  }
  const pairs = rest().flatMap((at) =>
    free().map((row) => ({ at, row, likeness: likeness(items[at], plain(rows[row]![1])) })),
  )
  for (const { at, row, likeness } of pairs.toSorted((a, b) => b.likeness - a.likeness))
    if (likeness >= alike && found[at] === undefined && !used.has(rows[row]![0]))
      take(at, rows[row]![0])
  for (const list of lists) pairInGaps(found, list, used, take)
  return found
}

/** As many new ones as old ones between the same two neighbours: each is the old one with other words. */
function pairInGaps(
  found: (string | undefined)[],
  rows: Row[],
  used: Set<string>,
  take: (at: number, key: string) => void,
) {
  const order = rows.map(([key]) => key)
  let at = 0
  while (at < found.length) {
    if (found[at] !== undefined) {
      at++
      continue
    }
    let end = at
    while (end < found.length && found[end] === undefined) end++
    const from = at === 0 ? 0 : order.indexOf(found[at - 1]!) + 1
    let to = from
    while (to < order.length && !used.has(order[to]!)) to++
    const isKnown = at === 0 || from > 0
    if (isKnown && to - from === end - at)
      for (let n = 0; n < end - at; n++) take(at + n, order[from + n]!)
    at = end
  }
}

/** The longest row of pairs that say the same in the same order. */
function inBoth(a: string[], b: string[]): [number, number][] {
  const best = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i]![j] =
        a[i] === b[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!)
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++
    else j++
  return pairs
}

/** From 0 to 1. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return likenessOfWords(a, b)
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b ? 1 : 0
  const [of, to] = [a as Fields, b as Fields]
  if (of.block !== to.block) return 0
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  if (names.length === 0) return 1
  return names.reduce((sum, name) => sum + likeness(of[name], to[name]), 0) / names.length
}

function likenessOfWords(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  const [start, end] = sharedEnds(a, b)
  return longest === 0 ? 1 : (start + end) / longest
}
