import { $isListItemNode } from '@lexical/list'
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
} from 'lexical'

/** Each line of plain text in a paragraph, or an item, of its own. */
export function $insertLines(text: string) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isInList = $findMatchingParent(selection.anchor.getNode(), $isListItemNode)
  if (lines.length > 1 && !isInList)
    return $insertNodes(lines.map((line) => $createParagraphNode().append($createTextNode(line))))
  for (const [index, line] of lines.entries()) {
    if (index > 0) selection.insertParagraph()
    selection.insertText(line)
  }
}
