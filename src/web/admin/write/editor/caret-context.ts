import { $isCodeNode } from '@lexical/code-core'
import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $findTableNode, $isTableSelection } from '@lexical/table'
import { $getNearestNodeOfType } from '@lexical/utils'
import {
  $findMatchingParent,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import {
  $awaitedOf,
  type AwaitedPicture,
  AwaitedPictureNode,
} from '../document/awaited-picture-node.ts'
import { $htmlOf, HtmlBlockNode } from '../document/html-block-node.ts'
import { $pictureOf, PictureNode, type PictureOfPost } from '../document/picture-node.ts'
import { $captionOf } from '../document/writing-nodes.ts'

export type CaretContext = {
  block: string
  formats: TextFormatType[]
  link?: { key: string; address: string }
  code?: { key: string; language: string }
  table?: { key: string; caption: string }
  picture?: { key: string; picture: PictureOfPost }
  html?: { key: string; html: string }
  awaited?: { key: string; picture: AwaitedPicture }
}

export const looks: TextFormatType[] = ['bold', 'italic', 'strikethrough', 'code']

export const noCaret: CaretContext = { block: 'p', formats: [] }

/** Code is told as it stands, and what is chosen whole has no words to link. */
export const mayLink = ({ block, code }: CaretContext) => block !== '' && !code

/** Where the caret is, as far as the toolbar has something to say about it. */
export function $readCaretContext(): CaretContext {
  const selection = $getSelection()
  if ($isNodeSelection(selection)) {
    const [node] = selection.getNodes()
    if (node instanceof PictureNode)
      return { ...noCaret, block: '', picture: { key: node.getKey(), picture: $pictureOf(node) } }
    if (node instanceof HtmlBlockNode)
      return { ...noCaret, block: '', html: { key: node.getKey(), html: $htmlOf(node) } }
    if (node instanceof AwaitedPictureNode)
      return { ...noCaret, block: '', awaited: { key: node.getKey(), picture: $awaitedOf(node) } }
    return { ...noCaret, block: '' }
  }
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return noCaret
  const node = selection.anchor.getNode()
  const link = $findMatchingParent(node, $isLinkNode)
  const code = $findMatchingParent(node, $isCodeNode)
  const table = $findTableNode(node)
  return {
    block: $blockOf(node),
    formats: $isRangeSelection(selection) ? looks.filter((look) => selection.hasFormat(look)) : [],
    ...(link && { link: { key: link.getKey(), address: link.getURL() } }),
    ...(code && { code: { key: code.getKey(), language: code.getLanguage() ?? '' } }),
    ...(table && { table: { key: table.getKey(), caption: $captionOf(table) } }),
  }
}

function $blockOf(node: LexicalNode): string {
  const list = $getNearestNodeOfType(node, ListNode)
  if ($isListNode(list)) return list.getListType() === 'number' ? 'ol' : 'ul'
  const block = $findMatchingParent(
    node,
    (each) => $isHeadingNode(each) || $isQuoteNode(each) || $isCodeNode(each),
  )
  if ($isHeadingNode(block)) return block.getTag()
  if ($isQuoteNode(block)) return 'blockquote'
  return $isCodeNode(block) ? 'pre' : 'p'
}
