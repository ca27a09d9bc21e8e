import { $isCodeNode } from '@lexical/code-core'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import {
  $isTableCellNode,
  $isTableRowNode,
  $isTableNode,
  type TableCellNode,
  TableCellHeaderStates,
  type TableNode,
  type TableRowNode,
} from '@lexical/table'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import {
  type PostElement,
  type PostNode,
  treeOf,
} from '../../../../features/posts/render/post-tree.ts'
import { $awaitedOf, AwaitedPictureNode, treeOfAwaited } from './awaited-picture-node.ts'
import { $htmlOf, HtmlBlockNode } from './html-block-node.ts'
import { $pictureOf, PictureNode } from './picture-node.ts'
import { htmlOfTree } from './post-html-text.ts'
import { RuleNode } from './rule-node.ts'
import { type Run, tidyRuns, treeOfRuns } from './runs.ts'
import { $captionOf } from './writing-nodes.ts'

const tagOf: Partial<Record<TextFormatType, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  highlight: 'mark',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
}

const element = (
  tag: string,
  inside: PostNode[],
  attributes: Record<string, string> = {},
): PostElement => ({ tag, attributes, inside })

/** The document as the HTML that is stored; '' when nothing is written. */
export function $writeHtml(): string {
  const children = $getRoot().getChildren()
  const [only] = children
  if (children.length === 1 && $isParagraphNode(only) && only.isEmpty()) return ''
  return htmlOfTree($treeOfNodes(children))
}

export const $treeOfNodes = (nodes: LexicalNode[]): PostNode[] => nodes.flatMap($treeOfBlock)

function $treeOfBlock(node: LexicalNode): PostNode[] {
  if ($isHeadingNode(node))
    return [element(node.getTag() === 'h1' ? 'h2' : node.getTag(), $words(node))]
  if ($isQuoteNode(node)) return [element('blockquote', [element('p', $words(node))])]
  if ($isCodeNode(node)) return [$code(node.getTextContent(), node.getLanguage())]
  if ($isListNode(node)) return [$list(node)]
  if ($isTableNode(node)) return [$table(node)]
  if (node instanceof PictureNode) return [$picture(node)]
  if (node instanceof AwaitedPictureNode) return [treeOfAwaited($awaitedOf(node))]
  if (node instanceof RuleNode) return [element('hr', [])]
  if (node instanceof HtmlBlockNode) return treeOf($htmlOf(node))
  if ($isElementNode(node)) return [element('p', $words(node))]
  return []
}

const $words = (node: ElementNode) => treeOfRuns(tidyRuns($runs(node.getChildren())))

function $runs(nodes: LexicalNode[], link: Pick<Run, 'href' | 'title'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if ($isLineBreakNode(node)) return [{ text: '\n', formats: [] }]
    if ($isTextNode(node)) {
      const named = Object.entries(tagOf).filter(([name]) => node.hasFormat(name as TextFormatType))
      return [
        {
          text: node.getTextContent(),
          formats: named.map(([, tag]) => tag).toSorted(),
          ...link,
        },
      ]
    }
    if ($isLinkNode(node)) {
      const title = node.getTitle()
      return $runs(node.getChildren(), { href: node.getURL(), ...(title ? { title } : {}) })
    }
    return $isElementNode(node) ? $runs(node.getChildren(), link) : []
  })
}

const $code = (text: string, language: string | null | undefined) =>
  element('pre', [
    element('code', text ? [text] : [], language ? { class: `language-${language}` } : {}),
  ])

function $list(list: ListNode): PostElement {
  const items: PostElement[] = []
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue
    const children = item.getChildren()
    const [first] = children
    if (!$isListNode(first)) {
      items.push(element('li', treeOfRuns(tidyRuns($runs(children)))))
      continue
    }
    const nested = children.filter($isListNode).map($list)
    const above = items.at(-1)
    if (above && above.inside.length > 0) above.inside.push(...nested)
    else items.push(element('li', nested))
  }
  const start = list.getStart()
  const isOrdered = list.getListType() === 'number'
  return element(
    isOrdered ? 'ol' : 'ul',
    items,
    isOrdered && start !== 1 ? { start: `${start}` } : {},
  )
}

function $table(table: TableNode): PostElement {
  const rows = table.getChildren().filter($isTableRowNode)
  const body = rows.findIndex((row) => !$isHeading(row))
  const end = body < 0 ? rows.length : body
  const caption = $captionOf(table)
  const part = (tag: string, of: TableRowNode[]) =>
    of.length > 0 ? [element(tag, of.map($row))] : []
  return element('table', [
    ...(caption ? [element('caption', [caption])] : []),
    ...part('thead', rows.slice(0, end)),
    ...part('tbody', rows.slice(end)),
  ])
}

const $cells = (row: TableRowNode) => row.getChildren().filter($isTableCellNode)

const $isHeading = (row: TableRowNode) =>
  $cells(row).length > 0 &&
  $cells(row).every((cell) => (cell.getHeaderStyles() & TableCellHeaderStates.ROW) !== 0)

const $row = (row: TableRowNode) => element('tr', $cells(row).map($cell))

function $cell(cell: TableCellNode): PostElement {
  const header = cell.getHeaderStyles()
  const scope =
    header === TableCellHeaderStates.ROW
      ? 'col'
      : header === TableCellHeaderStates.COLUMN
        ? 'row'
        : undefined
  const span = (name: string, size: number) => (size > 1 ? { [name]: `${size}` } : {})
  const children = cell.getChildren()
  const [only] = children
  const inside =
    children.length === 1 && $isParagraphNode(only) ? $words(only) : $treeOfNodes(children)
  return element(header === TableCellHeaderStates.NO_STATUS ? 'td' : 'th', inside, {
    ...(scope && { scope }),
    ...span('colspan', cell.getColSpan()),
    ...span('rowspan', cell.getRowSpan()),
  })
}

function $picture(node: PictureNode): PostElement {
  const { src, alt, width, height, caption } = $pictureOf(node)
  const size = { ...(width && { width }), ...(height && { height }) }
  return element('figure', [
    element('img', [], { src, alt, ...size }),
    ...(caption ? [element('figcaption', [caption])] : []),
  ])
}
