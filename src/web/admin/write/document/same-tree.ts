import type { PostElement, PostNode } from '../../../../features/posts/render/post-tree.ts'
import { ownAttributes, runsOfTree, tidyRuns } from './runs.ts'

export const isBlock = (node: PostNode): node is PostElement =>
  typeof node !== 'string' &&
  /^(h[1-6]|p|hr|blockquote|pre|figure|figcaption|ul|ol|li|dl|dt|dd|details|summary|table|caption|thead|tbody|tfoot|tr|th|td|div|section|article)$/.test(
    node.tag,
  )

/** Whether two pieces of HTML are one document to a reader. */
export const isSameTree = (a: PostNode[], b: PostNode[]) =>
  JSON.stringify(meaning(a)) === JSON.stringify(meaning(b))

type Meaning = unknown[]

function meaning(nodes: PostNode[]): Meaning {
  const found: Meaning = []
  let inline: PostNode[] = []
  const flush = () => {
    const runs = tidyRuns(runsOfTree(inline))
    if (runs.length > 0) found.push(runs.map((run) => [run.text, run.formats, run.href, run.title]))
    inline = []
  }
  for (const node of nodes) {
    if (isPicture(node)) {
      flush()
      found.push(ofBlock({ tag: 'figure', attributes: {}, inside: [node] }))
    } else if (!isBlock(node)) inline.push(node)
    else {
      flush()
      found.push(ofBlock(node))
    }
  }
  flush()
  return found
}

function ofBlock(node: PostElement): Meaning {
  const [only] = wordsAside(node.inside)
  if (node.tag === 'p' && only && isPicture(only) && wordsAside(node.inside).length === 1)
    return ofBlock({ ...node, tag: 'figure', inside: [only] })
  if (node.tag === 'pre') return ['pre', ownAttributes(node), node.inside]
  if (node.tag === 'figure') {
    const parts = wordsAside(node.inside).map((part) =>
      isPicture(part) ? ['img', ownAttributes(part)] : meaning([part]),
    )
    return ['figure', ownAttributes(node), ...parts]
  }
  if (node.tag === 'table') return ['table', ownAttributes(node), ...meaning(withBody(node.inside))]
  return [node.tag, ownAttributes(node), ...meaning(unwrapped(node))]
}

export const isPicture = (node: PostNode): node is PostElement =>
  typeof node !== 'string' && node.tag === 'img'

/** The parts of an element without the white space between them. A hard space is a word. */
export const wordsAside = (nodes: PostNode[]) =>
  nodes.filter((node) => typeof node !== 'string' || /[^ \t\n\r\f]/.test(node))

/** One paragraph in a cell or a quote is as good as its words. */
function unwrapped({ tag, inside }: PostElement): PostNode[] {
  const [only, ...others] = wordsAside(inside)
  const isAlone = only !== undefined && others.length === 0 && typeof only !== 'string'
  const isPlain = isAlone && only.tag === 'p' && Object.keys(only.attributes).length === 0
  return /^(td|th|blockquote)$/.test(tag) && isPlain ? only.inside : inside
}

/** Rows that stand in a table itself are in its body. */
function withBody(nodes: PostNode[]): PostNode[] {
  const rows = wordsAside(nodes)
  const isRow = (node: PostNode) => typeof node !== 'string' && node.tag === 'tr'
  if (!rows.some(isRow)) return nodes
  const body = { tag: 'tbody', attributes: {}, inside: rows.filter(isRow) }
  return [...rows.filter((node) => !isRow(node)), body]
}
