import { $createCodeNode } from '@lexical/code-core'
import { $toggleLink } from '@lexical/link'
import { $insertList, $removeList } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical'
import type { Place } from './look-around.ts'

const made: Record<string, () => ReturnType<typeof $createParagraphNode>> = {
  p: () => $createParagraphNode(),
  h2: () => $createHeadingNode('h2') as never,
  h3: () => $createHeadingNode('h3') as never,
  h4: () => $createHeadingNode('h4') as never,
  blockquote: () => $createQuoteNode() as never,
  pre: () => $createCodeNode() as never,
}

export const blockKinds = Object.keys(made)

export function $changeBlock(kind: string, { block }: Place) {
  const selection = $getSelection()
  const make = made[kind]
  if (!selection || !make) return
  if (block === 'ul' || block === 'ol') $removeList()
  $setBlocksType(selection, make)
}

export function $changeList(kind: 'ul' | 'ol', { block }: Place) {
  if (block === kind) $removeList()
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

/** Links what is chosen, or the address itself where nothing is. */
export function $placeLink(address: string) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (selection.isCollapsed() && !$isInLink(selection.anchor.getNode())) {
    selection.insertText(address)
    selection.anchor.offset -= address.length
  }
  $toggleLink(address)
}

const $isInLink = (node: LexicalNode) => node.getParent()?.getType() === 'link'

export function $removeNode(key: string) {
  const node = $getNodeByKey(key)
  if (!node) return
  const next = node.getNextSibling() ?? node.getPreviousSibling()
  node.remove()
  if (next) next.selectStart()
  else $getRoot().selectEnd()
}
