import { graft } from '../model/graft-value.ts'
import { isFields, isSame, isWhole, type Row, type Tree } from '../model/keyed-tree.ts'

/** What is otherwise, by its path in each of the two that have it; an item may only have moved. */
export type Difference = { was?: string; is?: string; isMoved?: true }

/** Paths of what is otherwise, as each of the two calls it. */
type Changed = { was: string[]; is: string[] }

/** What changed between two values: an item that only has another number, since one above it went, did not. */
export function differencesOf(was: unknown, is: unknown): Difference[] {
  const differences: Difference[] = []
  const before = graft(was)
  compare([before, []], [graft(is, before), []], differences)
  return differences
}

export const placesOf = (differences: Difference[]): Changed => ({
  was: differences.flatMap(({ was }) => was ?? []),
  is: differences.flatMap(({ is }) => is ?? []),
})

/** Whether a path is one of those, stands in one of them, or has one of them in it. */
export const isAmong = (paths: string[], path: string) =>
  paths.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`))

type Place = [tree: Tree, path: (string | number)[]]

function compare([was, old]: Place, [is, now]: Place, differences: Difference[]): void {
  if (isSame(was, is)) return
  if (Array.isArray(was) && Array.isArray(is))
    return compareRows([was, old], [is, now], differences)
  if (isFields(was) && isFields(is) && !isWhole(was, is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare([was[name], [...old, name]], [is[name], [...now, name]], differences)
    return
  }
  differences.push({
    ...(was !== undefined && { was: old.join('.') }),
    ...(is !== undefined && { is: now.join('.') }),
  })
}

function compareRows(
  [was, old]: [Row[], Place[1]],
  [is, now]: [Row[], Place[1]],
  differences: Difference[],
) {
  const stayed = inOrder(was, is)
  for (const [at, [key, item]] of was.entries()) {
    const next = is.findIndex(([other]) => other === key)
    const [from, to] = [[...old, at].join('.'), [...now, next].join('.')]
    if (next < 0) differences.push({ was: from })
    else if (!stayed.has(key)) differences.push({ was: from, is: to, isMoved: true })
    if (next >= 0) compare([item, [...old, at]], [is[next]![1], [...now, next]], differences)
  }
  for (const [at, [key]] of is.entries())
    if (!was.some(([other]) => other === key)) differences.push({ is: [...now, at].join('.') })
}

type InOrder = { at: number; keys: string[]; inPlace: number }

/** The most items that stand in the same order in both, those first that kept their place: the others came, went, or were moved. */
function inOrder(was: Row[], is: Row[]): Set<string> {
  const ends: InOrder[] = []
  const most = (some: InOrder[]) => some.toSorted(byMost)[0]
  for (const [place, [key]] of was.entries()) {
    const at = is.findIndex(([other]) => other === key)
    if (at < 0) continue
    const { keys = [], inPlace = 0 } = most(ends.filter((one) => one.at < at)) ?? {}
    ends.push({ at, keys: [...keys, key], inPlace: inPlace + (at === place ? 1 : 0) })
  }
  return new Set(most(ends)?.keys)
}

const byMost = (a: InOrder, b: InOrder) => b.keys.length - a.keys.length || b.inPlace - a.inPlace
