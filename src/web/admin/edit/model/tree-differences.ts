import { isFields, isSame, isWhole, type Tree } from './keyed-tree.ts'

type Differences = { paths: string[]; isStructure: boolean }

/** Where one tree is another than the one before, and whether it is more than words. */
export function differencesOf(before: Tree, after: Tree): Differences {
  const differences: Differences = { paths: [], isStructure: false }
  compare(before, after, [], differences)
  return differences
}

function compare(before: Tree, after: Tree, path: string[], found: Differences): void {
  if (before === after) return
  const add = (isStructure: boolean) => {
    found.paths.push(path.join('.'))
    found.isStructure ||= isStructure
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const isInPlace =
      before.length === after.length && before.every(([key], at) => key === after[at]![0])
    if (!isInPlace) return add(true)
    for (const [at, [, item]] of after.entries())
      compare(before[at]![1], item, [...path, String(at)], found)
    return
  }
  if (isFields(before) && isFields(after) && !isWhole(before, after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[name], after[name], [...path, name], found)
    return
  }
  if (!isSame(before, after)) add(typeof before !== 'string' || typeof after !== 'string')
}
