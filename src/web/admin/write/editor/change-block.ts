import { $createCodeNode, $isCodeNode } from '@lexical/code-core'
import { $createLinkNode, $isLinkNode, type LinkNode } from '@lexical/link'
import { $insertList, $isListItemNode, $isListNode, type ListItemNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
} from 'lexical'
import type { CaretContext } from './caret-context.ts'

const made: Record<string, () => ReturnType<typeof $createParagraphNode>> = {
  p: () => $createParagraphNode(),
  h2: () => $createHeadingNode('h2') as never,
  h3: () => $createHeadingNode('h3') as never,
  h4: () => $createHeadingNode('h4') as never,
  blockquote: () => $createQuoteNode() as never,
  pre: () => $createCodeNode() as never,
}

export const blockKinds = Object.keys(made)

export function $changeBlock(kind: string) {
  const selection = $getSelection()
  const make = made[kind]
  if (!selection || !make) return
  $leaveLists()
  $setBlocksType(selection, make)
}

/** Takes the chosen items out of their lists; what stands before and after them stays. */
function $leaveLists() {
  for (const item of $chosenItems()) {
    item.setIndent(0)
    const list = item.getParent()
    const before = item.getPreviousSiblings().filter((each) => !$isNested(each)).length
    const rest = item.replace($createParagraphNode(), true).getNextSibling()
    if (!$isListNode(list) || !$isListNode(rest) || before === 0) continue
    if (list.getListType() === 'number') rest.setStart(list.getStart() + before)
  }
}

function $chosenItems(): Set<ListItemNode> {
  const items = new Set<ListItemNode>()
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return items
  for (const node of selection.getNodes()) {
    const item = $findMatchingParent(node, $isListItemNode)
    if (item && !$isNested(item)) items.add(item)
  }
  // Three clicks choose as far as the start of the next item.
  const end = selection.isBackward() ? selection.anchor : selection.focus
  const last = $findMatchingParent(end.getNode(), $isListItemNode)
  const isAtStart = end.offset === 0 && (last?.getFirstDescendant() ?? last)?.is(end.getNode())
  if (last && isAtStart && items.size > 1) items.delete(last)
  return items
}

const $isNested = (item: LexicalNode) => $isListItemNode(item) && $isListNode(item.getFirstChild())

export function $changeList(kind: 'ul' | 'ol', { block }: CaretContext) {
  if (block === kind) $leaveLists()
  else $insertList(kind === 'ul' ? 'bullet' : 'number')
}

/** Puts something at the caret, or at the end where there is none. */
export function $place(node: LexicalNode) {
  if (!$getSelection()) $getRoot().selectEnd()
  $insertNodeToNearestRoot(node)
}

export function $placeTable() {
  const table = $createTableNodeWithDimensions(3, 3, { rows: true, columns: false })
  $place(table)
  table.getFirstDescendant()?.selectStart()
}

/** Links the chosen words, whole links among them too; where none are chosen, the address itself. */
export function $placeLink(address: string) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (selection.isCollapsed()) {
    const link = $createLinkNode(address)
    selection.insertNodes([link.append($createTextNode(address))])
    link.selectEnd()
    return
  }
  const words = selection.extract().filter($isTextNode)
  let made: LinkNode | undefined
  for (const text of words) {
    const link = $findMatchingParent(text, $isLinkNode)
    if (link) link.setURL(address)
    if (link || $isCodeNode(text.getParent())) continue
    if (made?.is(text.getPreviousSibling())) made.append(text)
    else {
      made = $createLinkNode(address)
      text.replace(made)
      made.append(text)
    }
  }
  words.at(-1)?.selectEnd()
}

export function $removeNode(key: string) {
  const node = $getNodeByKey(key)
  if (!node) return
  const next = node.getNextSibling() ?? node.getPreviousSibling()
  node.remove()
  if (next) next.selectStart()
  else $getRoot().selectEnd()
}
