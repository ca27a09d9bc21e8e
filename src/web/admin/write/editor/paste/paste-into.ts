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
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import type { PostElement, PostNode } from '../../../../../features/posts/render/post-tree.ts'
import { $blocksOf } from '../../document/read-tree.ts'
import { cleanPaste } from './clean-paste.ts'
import { $insertLines } from './insert-lines.ts'
import { $pasteMarkdown, isMarkdown } from './paste-markdown.ts'

/** `source` is the language of what was copied from an editor of code that names it. */
export type Pasted = { html: string; text: string; source?: string | undefined }

/** Writes what another program put on the clipboard; false where there is nothing special about it. */
export function $paste(
  editor: LexicalEditor,
  { html, text, source }: Pasted,
  read: (html: string) => PostNode[],
): boolean {
  const selection = $getSelection()
  if (text !== '' && $isRangeSelection(selection) && $isInCode(selection)) {
    selection.insertRawText(text.replace(/\r\n?/g, '\n'))
    return true
  }
  const $writeHtml = (clean: string) => $insert($blocksOf(cleanPaste(clean, read)))
  const isProse = !source || /^(plaintext|markdown)$/.test(source)
  if (!isProse && text.trim().includes('\n')) {
    $insertNodes($blocksOf([codeBlock(text.replace(/\r\n?/g, '\n'), source)]))
    return true
  }
  if (html.trim() === '' || source) {
    if (text.trim() === '' || !$isRangeSelection(selection)) return false
    if (isProse && isMarkdown(text)) $pasteMarkdown(editor, text, $writeHtml)
    else $insertLines(text)
    return true
  }
  const blocks = $blocksOf(cleanPaste(html, read))
  // Some programs say nothing in HTML of what they say in words.
  if (blocks.length === 0 && text.trim() !== '')
    return $paste(editor, { html: '', text, source }, read)
  $insert(blocks)
  return true
}

const codeBlock = (text: string, language: string): PostElement => ({
  tag: 'pre',
  attributes: {},
  inside: [{ tag: 'code', attributes: { class: `language-${language}` }, inside: [text] }],
})

function $insert(blocks: LexicalNode[]) {
  if (blocks.length === 1 && $isTableNode(blocks[0])) $insertTable(blocks[0])
  else if (blocks.length > 0) $insertNodes(blocks)
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
