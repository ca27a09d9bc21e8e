import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { $isTableNode } from '@lexical/table'

/** A click below the last thing that one cannot write in begins a paragraph there. */
export const writeBelow = (editor: LexicalEditor) =>
  editor.registerCommand(
    CLICK_COMMAND,
    ({ target, clientY }) => {
      const last = $getRoot().getLastChild()
      const element = last && editor.getElementByKey(last.getKey())
      if (!element || target !== editor.getRootElement()) return false
      if (clientY < element.getBoundingClientRect().bottom) return false
      if ($isElementNode(last) && !$isTableNode(last)) return false
      $lineBelow(last)
      return true
    },
    COMMAND_PRIORITY_LOW,
  )

/** Puts the caret in an empty line below a block. */
export function $lineBelow(block: LexicalNode) {
  const next = block.getNextSibling()
  if ($isParagraphNode(next) && next.isEmpty()) return next.select()
  const paragraph = $createParagraphNode()
  block.insertAfter(paragraph)
  return paragraph.select()
}
