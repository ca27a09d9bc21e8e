/**
 * A value whose list items have keys, so that one and the same item is known wherever it moves. A list is
 * pairs of a key and an item; everything else is as in the value, and it is JSON itself.
 */
export type Tree = string | number | boolean | undefined | Row[] | Fields
export type Row = [key: string, tree: Tree]
export interface Fields {
  [field: string]: Tree
}

/** A way through a tree: the names of fields, and of items their keys behind a `#`. */
export type Steps = string[]

const beginning = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)
let count = 0

export const newKey = () => `${beginning}.${(count++).toString(36)}`

export const isFields = (tree: unknown): tree is Fields =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

const known = new WeakMap<object, unknown>()

/** The value itself; the same object for the same tree. */
export function plain(tree: Tree): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (!known.has(tree))
    known.set(
      tree,
      Array.isArray(tree)
        ? tree.map(([, item]) => plain(item))
        : Object.fromEntries(Object.entries(tree).map(([name, field]) => [name, plain(field)])),
    )
  return known.get(tree)
}

export const treeAt = (tree: Tree, steps: Steps): Tree =>
  steps.reduce<Tree>((at, step) => childAt(at, step), tree)

export function childAt(tree: Tree, step: string): Tree {
  if (Array.isArray(tree)) return tree.find(([key]) => `#${key}` === step)?.[1]
  return isFields(tree) ? tree[step] : undefined
}

/** The same tree with another one somewhere; what is undefined is taken away. A list gets no items so. */
export function withTree(tree: Tree, [first, ...rest]: Steps, put: Tree): Tree {
  if (first === undefined) return put
  const next = withTree(childAt(tree, first), rest, put)
  if (Array.isArray(tree))
    return next === undefined
      ? tree.filter(([key]) => `#${key}` !== first)
      : tree.map(([key, item]): Row => (`#${key}` === first ? [key, next] : [key, item]))
  if (first.startsWith('#')) return tree
  const { [first]: _before, ...others } = isFields(tree) ? tree : {}
  return next === undefined ? others : { ...(isFields(tree) && tree), [first]: next }
}

/** Where a path such as `slides.0.title` leads, whatever becomes of the order of slides. */
export function stepsTo(tree: Tree, path: string): Steps {
  const steps: Steps = []
  let at = tree
  for (const name of path === '' ? [] : path.split('.')) {
    const row: Row | undefined = Array.isArray(at) ? at[Number(name)] : undefined
    const step: string = row ? `#${row[0]}` : name
    steps.push(step)
    at = childAt(at, step)
  }
  return steps
}

/** The path of a place as the tree is now; undefined where that item is gone. */
export function pathOf(tree: Tree, steps: Steps): string | undefined {
  const path: string[] = []
  let at = tree
  for (const step of steps) {
    const index = Array.isArray(at) ? at.findIndex(([key]) => `#${key}` === step) : undefined
    if (index === -1) return undefined
    path.push(index === undefined ? step : String(index))
    at = childAt(at, step)
  }
  return path.join('.')
}

/** Whether two say the same, whatever the keys; blanks around words are not kept by the server. */
export function isSame(a: Tree, b: Tree): boolean {
  if (a === b) return true
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every(([, item], n) => isSame(item, b[n]![1]))
    )
  if (!isFields(a) || !isFields(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}

const ofPicture = new Set(['drawing', 'upload', 'alt', 'decorative', 'focus'])

/** What is one thing to those who read it: halves of two pictures, or of two blocks, are none. */
export function isWhole(...trees: Tree[]): boolean {
  const fields = trees.filter(isFields)
  const isPicture = fields.some(
    (one) =>
      (one.drawing !== undefined || one.upload !== undefined) &&
      Object.keys(one).every((name) => ofPicture.has(name)),
  )
  return isPicture || new Set(fields.map(({ block }) => block)).size > 1
}

export const valueIn = (tree: Tree, path: string): unknown =>
  plain(treeAt(tree, stepsTo(tree, path)))

/** What fields say in these documents, whatever becomes of them later. */
export const valuesIn = (trees: Map<string, Tree>) => (field: { id: string; path: string }) =>
  valueIn(trees.get(field.id), field.path)
