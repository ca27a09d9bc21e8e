import { $isCodeNode } from '@lexical/code-core'
import { $isListItemNode } from '@lexical/list'
import { $isTableNode, type TableNode } from '@lexical/table'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'
import type { PostNode } from '../../../../../features/posts/render/post-tree.ts'
import { $blocksOf } from '../../document/read-tree.ts'
import { cleanPaste } from './clean-paste.ts'
import { $insertLines } from './insert-lines.ts'
import { $pasteMarkdown, isMarkdown } from './paste-markdown.ts'

type Pasted = { html: string; text: string }

/** Writes what another program put on the clipboard; false where there is nothing special about it. */
export function $paste(
  editor: LexicalEditor,
  { html, text }: Pasted,
  read: (html: string) => PostNode[],
): boolean {
  const selection = $getSelection()
  if (text !== '' && $isRangeSelection(selection) && $isInCode(selection)) {
    selection.insertRawText(text.replace(/\r\n?/g, '\n'))
    return true
  }
  if (html.trim() === '') {
    if (text.trim() === '' || !$isRangeSelection(selection)) return false
    if (isMarkdown(text)) $pasteMarkdown(editor, text)
    else $insertLines(text)
    return true
  }
  const blocks = $blocksOf(cleanPaste(html, read))
  if (blocks.length === 1 && $isTableNode(blocks[0])) $insertTable(blocks[0])
  else if (blocks.length > 0) $insertNodes(blocks)
  return true
}

/** Lexical puts the rest of an item into the last cell; here it stays below the table. */
function $insertTable(table: TableNode) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return $insertNodes([table])
  selection.removeText()
  const item = $findMatchingParent(selection.anchor.getNode(), $isListItemNode)
  if (!item) return $insertNodes([table])
  $insertNodeToNearestRoot(table)
  return table.selectEnd()
}

const $isInCode = ({ anchor, focus }: RangeSelection) => {
  const code = $findMatchingParent(anchor.getNode(), $isCodeNode)
  return code !== null && code.is($findMatchingParent(focus.getNode(), $isCodeNode))
}
