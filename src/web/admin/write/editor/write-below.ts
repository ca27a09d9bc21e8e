import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
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
      const paragraph = $createParagraphNode()
      last.insertAfter(paragraph)
      paragraph.select()
      return true
    },
    COMMAND_PRIORITY_LOW,
  )
