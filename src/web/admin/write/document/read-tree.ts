import { $createCodeNode } from '@lexical/code-core'
import { $createHeadingNode, $createQuoteNode, type HeadingTagType } from '@lexical/rich-text'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getRoot,
  type LexicalNode,
} from 'lexical'
import {
  type PostElement,
  type PostNode,
  treeOf,
  wordsIn,
} from '../../../../features/posts/render/post-tree.ts'
import { $createAwaited, awaitedIn } from './awaited-picture-node.ts'
import { $createHtmlBlock } from './html-block-node.ts'
import { $createPicture } from './picture-node.ts'
import { htmlOfTree } from './post-html-text.ts'
import { $createRule } from './rule-node.ts'
import { isBlock, isPicture, isSameTree, wordsAside } from './same-tree.ts'
import { $filled, $list, linesOf } from './words-of-tree.ts'
import { $treeOfNodes } from './write-tree.ts'
import { $setCaption } from './writing-nodes.ts'

/** Replaces the document by stored HTML, so that nothing of it can get lost. */
export function $readHtml(html: string) {
  const blocks = $faithfulBlocks(treeOf(html))
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

/** What the editor cannot express exactly becomes a block of HTML. */
export const $faithfulBlocks = (nodes: PostNode[]): LexicalNode[] =>
  grouped(nodes).flatMap((group) => {
    const built = $blocksOf(group)
    return isSameTree($treeOfNodes(built), asBlocks(group))
      ? built
      : [$createHtmlBlock(htmlOfTree(asBlocks(group)))]
  })

/** Words that stand in no block stand in a paragraph. */
const asBlocks = (group: PostNode[]): PostNode[] =>
  group.some(isBlock) || group.every(isPicture)
    ? group
    : [{ tag: 'p', attributes: {}, inside: group }]

/** A block each, and together what stands between two blocks. */
function grouped(nodes: PostNode[]): PostNode[][] {
  const groups: PostNode[][] = []
  let isOpen = false
  for (const node of nodes) {
    const isAlone = isBlock(node) || isPicture(node)
    if (!isAlone && isOpen) groups.at(-1)!.push(node)
    else groups.push([node])
    isOpen = !isAlone
  }
  return groups.filter((group) => wordsAside(group).length > 0)
}

/** The nearest that the editor can express, for what is pasted. */
export const $blocksOf = (nodes: PostNode[]): LexicalNode[] =>
  grouped(nodes).flatMap((group) => {
    const [first] = group
    if (group.length === 1 && first && (isBlock(first) || isPicture(first))) return $block(first)
    return $paragraphs(group)
  })

function $block(node: PostElement): LexicalNode[] {
  const { tag, inside } = node
  if (tag === 'img') return [$picture(node, '')]
  if (tag === 'hr') return [$createRule()]
  const awaited = awaitedIn(node)
  if (awaited) return [$createAwaited(awaited)]
  if (tag === 'p') return inside.some(isBlock) ? $blocksOf(inside) : $paragraphs(inside, true)
  if (/^h\d$/.test(tag))
    return [$filled($createHeadingNode((tag === 'h1' ? 'h2' : tag) as HeadingTagType), inside)]
  if (tag === 'blockquote') return [$filled($createQuoteNode(), linesOf(inside))]
  if (tag === 'pre') return [$code(node)]
  if (tag === 'ul' || tag === 'ol') return [$list(node)]
  if (tag === 'table') return [$table(node)]
  if (tag === 'figure') return $figure(node)
  return $blocksOf(inside)
}

/** A picture in the middle of a line parts it. */
function $paragraphs(nodes: PostNode[], evenEmpty = false): LexicalNode[] {
  const made: LexicalNode[] = []
  let words: PostNode[] = []
  const flush = () => {
    const paragraph = $filled($createParagraphNode(), words)
    if (!paragraph.isEmpty() || (evenEmpty && made.length === 0)) made.push(paragraph)
    words = []
  }
  for (const node of nodes) {
    if (!isPicture(node)) words.push(node)
    else {
      if (wordsAside(words).length > 0) flush()
      words = []
      made.push($picture(node, ''))
    }
  }
  flush()
  return made
}

function $code({ inside }: PostElement) {
  const code = inside.find((node) => typeof node !== 'string' && node.tag === 'code')
  const given = typeof code === 'object' ? code.attributes.class : undefined
  const node = $createCodeNode(given?.replace(/^language-/, '') ?? null)
  const parts = wordsIn(withBreaks(inside)).split(/(\n|\t)/)
  for (const part of parts)
    if (part === '\n') node.append($createLineBreakNode())
    else if (part === '\t') node.append($createTabNode())
    else if (part !== '') node.append($createTextNode(part))
  return node
}

const withBreaks = (nodes: PostNode[]): PostNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : node.tag === 'br'
        ? '\n'
        : { ...node, inside: withBreaks(node.inside) },
  )

function $table(node: PostElement): TableNode {
  const table = $createTableNode()
  const caption = node.inside.find((part) => typeof part !== 'string' && part.tag === 'caption')
  if (typeof caption === 'object') $setCaption(table, wordsIn(caption.inside))
  for (const row of rowsOf(node.inside)) {
    const made = $createTableRowNode()
    for (const cell of row.inside)
      if (typeof cell !== 'string' && /^t[dh]$/.test(cell.tag)) made.append($cell(cell))
    table.append(made)
  }
  return table
}

const rowsOf = (nodes: PostNode[]): PostElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : rowsOf(node.inside),
  )

function $cell({ tag, attributes, inside }: PostElement) {
  const { NO_STATUS, ROW, COLUMN, BOTH } = TableCellHeaderStates
  const { scope, colspan, rowspan } = attributes
  const header = tag === 'td' ? NO_STATUS : scope === 'col' ? ROW : scope === 'row' ? COLUMN : BOTH
  const cell = $createTableCellNode(header, Number(colspan ?? 1)).setRowSpan(Number(rowspan ?? 1))
  const blocks = inside.some(isBlock) || inside.some(isPicture) ? $blocksOf(inside) : []
  return cell.append(...(blocks.length > 0 ? blocks : [$filled($createParagraphNode(), inside)]))
}

function $figure(node: PostElement): LexicalNode[] {
  const parts = wordsAside(node.inside)
  const picture = parts.find(isPicture)
  const caption = parts.find((part) => typeof part !== 'string' && part.tag === 'figcaption')
  if (!picture) return $blocksOf(node.inside)
  return [$picture(picture, typeof caption === 'object' ? wordsIn(caption.inside) : '')]
}

/** One without an address is one that did not come along when it was pasted. */
const $picture = ({ attributes }: PostElement, caption: string) =>
  attributes.src === ''
    ? $createAwaited({ name: attributes.alt ?? '', address: attributes.address ?? '' })
    : $createPicture({
        src: attributes.src ?? '',
        alt: attributes.alt ?? '',
        width: attributes.width ?? '',
        height: attributes.height ?? '',
        caption: caption.replace(/\s+/g, ' ').trim(),
      })
