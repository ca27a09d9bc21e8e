import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list'
import {
  $createLineBreakNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import type { PostElement, PostNode } from '../../../../features/posts/render/post-tree.ts'
import { isBreak, isOneLink, type Run, runsOfTree, tidyRuns } from './runs.ts'
import { isBlock, wordsAside } from './same-tree.ts'

const formatOf: Record<string, TextFormatType> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  mark: 'highlight',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
  kbd: 'code',
  samp: 'code',
}

/** Words with their looks and links in a block. */
export function $filled<T extends ElementNode>(parent: T, nodes: PostNode[]): T {
  const runs = tidyRuns(runsOfTree(nodes))
  for (let from = 0; from < runs.length;) {
    const first = runs[from]!
    let to = from + 1
    if (first.href !== undefined)
      while (to < runs.length && !isBreak(runs[to]!) && isOneLink(first, runs[to]!)) to++
    const group = runs.slice(from, to).map($text)
    from = to
    if (first.href === undefined) parent.append(...group)
    else parent.append($createLinkNode(first.href, { title: first.title ?? null }).append(...group))
  }
  return parent
}

function $text(run: Run): LexicalNode {
  if (isBreak(run)) return $createLineBreakNode()
  const text = $createTextNode(run.text)
  for (const name of run.formats) {
    const format = formatOf[name]
    if (format && !text.hasFormat(format)) text.toggleFormat(format)
  }
  return text
}

/** Blocks where there is only room for words: a line each. */
export function linesOf(nodes: PostNode[]): PostNode[] {
  const lines: PostNode[][] = [[]]
  for (const node of nodes) {
    if (isBlock(node)) lines.push(linesOf(node.inside), [])
    else lines.at(-1)!.push(node)
  }
  return lines
    .filter((line) => wordsAside(line).length > 0)
    .flatMap((line, at) => (at > 0 ? [{ tag: 'br', attributes: {}, inside: [] }, ...line] : line))
}

/** What stands below a list within an item is an item of its own. */
export function $list({ tag, attributes, inside }: PostElement): ListNode {
  const list = $createListNode(tag === 'ol' ? 'number' : 'bullet', Number(attributes.start ?? 1))
  for (const item of inside) {
    if (typeof item === 'string') continue
    let words: PostNode[] = []
    const flush = () => {
      const line = linesOf(words)
      if (wordsAside(line).length > 0) list.append($filled($createListItemNode(), line))
      words = []
    }
    const parts = item.tag === 'li' ? item.inside : [item]
    for (const part of parts) {
      if (!isList(part)) words.push(part)
      else {
        flush()
        list.append($createListItemNode().append($list(part)))
      }
    }
    if (!parts.some(isList) && wordsAside(linesOf(words)).length === 0)
      list.append($createListItemNode())
    else flush()
  }
  return list
}

const isList = (node: PostNode): node is PostElement =>
  typeof node !== 'string' && /^[uo]l$/.test(node.tag)
