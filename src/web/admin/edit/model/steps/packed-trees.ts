import { isFields, type Row, type Tree } from '../keyed-tree.ts'

/** A tree as JSON: itself, or the number of the part that it is, in brackets. */
type Packed = unknown

/** Trees that share most of what they say, as JSON that says each part of them once. */
export function packTrees() {
  const parts: Packed[] = []
  const known = new Map<object, number>()

  function pack(tree: Tree): Packed {
    if (typeof tree !== 'object') return tree
    const at = known.get(tree) ?? parts.push(partOf(tree)) - 1
    known.set(tree, at)
    return [at]
  }

  const partOf = (tree: Tree & object) =>
    Array.isArray(tree)
      ? tree.map(([key, item]) => [key, pack(item)])
      : Object.fromEntries(Object.entries(tree).map(([name, field]) => [name, pack(field)]))

  return { parts, pack }
}

/** Each part stands behind those that it is made of. */
export function unpackTrees(parts: Packed[]): (packed: Packed) => Tree {
  const trees: Tree[] = []
  const unpack = (packed: Packed): Tree =>
    Array.isArray(packed) ? trees[packed[0] as number] : (packed as Tree)
  for (const part of parts)
    trees.push(
      isFields(part)
        ? Object.fromEntries(Object.entries(part).map(([name, field]) => [name, unpack(field)]))
        : (part as [string, Packed][]).map(([key, item]): Row => [key, unpack(item)]),
    )
  return unpack
}
