import type { PostNode } from '../../../../features/posts/render/post-tree.ts'

/** Elements of the browser as the tree that the editor reads. */
export const treeOfDom = (parent: Node): PostNode[] =>
  [...parent.childNodes].flatMap((node): PostNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    )
    const inside = treeOfDom(node)
    if (node.localName === 'span' && node.attributes.length === 0) return inside
    return [{ tag: node.localName, attributes, inside }]
  })
