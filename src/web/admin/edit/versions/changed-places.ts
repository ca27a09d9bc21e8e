import { graft } from '../model/graft-value.ts'
import { isFields, isSame, isWhole, type Row, type Tree } from '../model/keyed-tree.ts'

/** Paths of what is otherwise, as each of the two calls it. */
type Changed = { was: string[]; is: string[] }

/** What changed between two values: an item that only has another number, since one above it went, did not. */
export function changedPlaces(was: unknown, is: unknown): Changed {
  const changed: Changed = { was: [], is: [] }
  const before = graft(was)
  compare([before, []], [graft(is, before), []], changed)
  return changed
}

/** Whether a path is one of those, stands in one of them, or has one of them in it. */
export const isAmong = (paths: string[], path: string) =>
  paths.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`))

type Place = [tree: Tree, path: (string | number)[]]

function compare([was, old]: Place, [is, now]: Place, changed: Changed): void {
  if (isSame(was, is)) return
  if (Array.isArray(was) && Array.isArray(is)) return compareRows([was, old], [is, now], changed)
  if (isFields(was) && isFields(is) && !isWhole(was, is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare([was[name], [...old, name]], [is[name], [...now, name]], changed)
    return
  }
  if (was !== undefined) changed.was.push(old.join('.'))
  if (is !== undefined) changed.is.push(now.join('.'))
}

function compareRows(
  [was, old]: [Row[], Place[1]],
  [is, now]: [Row[], Place[1]],
  changed: Changed,
) {
  const stayed = inOrder(was, is)
  for (const [at, [key, item]] of was.entries()) {
    const next = is.findIndex(([other]) => other === key)
    if (next >= 0) compare([item, [...old, at]], [is[next]![1], [...now, next]], changed)
    if (!stayed.has(key)) changed.was.push([...old, at].join('.'))
  }
  for (const [at, [key]] of is.entries())
    if (!stayed.has(key)) changed.is.push([...now, at].join('.'))
}

/** The most items that stand in the same order in both: the others came, went, or were moved. */
function inOrder(was: Row[], is: Row[]): Set<string> {
  const ends: { at: number; keys: string[] }[] = []
  for (const [key] of was) {
    const at = is.findIndex(([other]) => other === key)
    if (at < 0) continue
    const before = ends.filter((one) => one.at < at)
    const longest = before.reduce<string[]>(
      (most, { keys }) => (keys.length > most.length ? keys : most),
      [],
    )
    ends.push({ at, keys: [...longest, key] })
  }
  return new Set(ends.toSorted((a, b) => b.keys.length - a.keys.length)[0]?.keys)
}
