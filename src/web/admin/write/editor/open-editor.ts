import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { LinkNode } from '@lexical/link'
import { registerList } from '@lexical/list'
import { registerMarkdownShortcuts } from '@lexical/markdown'
import { DRAG_DROP_PASTE, HeadingNode, registerRichText } from '@lexical/rich-text'
import { registerTablePlugin, registerTableSelectionObserver } from '@lexical/table'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  createEditor,
  DROP_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import { linkFor } from '../../../../features/posts/sanitize/post-attributes.ts'
import { purifyPost } from '../../../site/insights/html/purify-post.ts'
import { showHtmlBlocksWith } from '../document/html-block-node.ts'
import { $readHtml } from '../document/read-tree.ts'
import { writingNodes, writingTheme } from '../document/writing-nodes.ts'
import { chooseBlocks } from './choose-block.ts'
import { treeFromSource } from './paste/html-from-source.ts'
import { languageFrom } from './paste/language-from.ts'
import { $paste } from './paste/paste-into.ts'
import { shortcuts } from './shortcuts.ts'
import { takeCaretWithKeys } from './take-caret.ts'
import { writeBelow } from './write-below.ts'

type Hooks = {
  onFiles: (files: File[]) => void
  onHistory: (can: { undo: boolean; redo: boolean }) => void
  onError: (error: Error) => void
}

const namespace = 'post'
const mostUndone = 200

/** A Lexical editor of a post in an element of the page. */
export function openEditor(
  page: HTMLElement,
  html: string,
  { onFiles, onHistory, onError }: Hooks,
) {
  showHtmlBlocksWith(purifyPost)
  const editor = createEditor({
    namespace,
    nodes: writingNodes,
    theme: writingTheme,
    onError,
  })
  editor.update(() => $readHtml(html), { discrete: true, tag: 'history-merge' })
  // What watches tables looks for their elements at once.
  editor.setRootElement(page)
  const close = mergeRegister(
    registerRichText(editor),
    registerHistory(
      editor,
      createEmptyHistoryState(),
      300,
      Date.now,
      ({ undoStack, redoStack }) =>
        onHistory({ undo: undoStack.length > 0, redo: redoStack.length > 0 }),
      mostUndone,
    ),
    registerList(editor),
    registerTablePlugin(editor),
    // The Tab key goes on through the page: arrows move between cells.
    registerTableSelectionObserver(editor, false),
    registerMarkdownShortcuts(editor, shortcuts),
    // The title of the post is its h1.
    editor.registerNodeTransform(HeadingNode, (node) => {
      if (node.getTag() === 'h1') node.setTag('h2')
    }),
    editor.registerNodeTransform(LinkNode, (node) => {
      if (linkFor(node.getURL())) return
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    }),
    ...takeForeign(editor),
    // By default Escape takes the caret away; what is typed next, Ctrl+Z too, would go nowhere.
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => $isRangeSelection($getSelection()),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        onFiles(files)
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
    takeCaretWithKeys(editor),
    chooseBlocks(editor),
    writeBelow(editor),
  )
  return { editor, close }
}

/** Other editors of Lexical, ours of pages too, leave words that only they read. */
function isOwn(data: DataTransfer): boolean {
  try {
    const left: unknown = JSON.parse(data.getData('application/x-lexical-editor'))
    return (left as { namespace?: unknown }).namespace === namespace
  } catch {
    return false
  }
}

/** HTML of other programs is cleaned by our own sanitizer, the only one that the policy lets make elements. */
function takeForeign(editor: LexicalEditor) {
  const take = (event: Event, data: DataTransfer | null | undefined) => {
    if (!data || isOwn(data)) return false
    const html = data.getData('text/html')
    // Words that are dragged are the browser's.
    const text = event.type === 'paste' ? data.getData('text/plain') : ''
    // Word puts a picture of the words beside them.
    const source = languageFrom(data.getData('vscode-editor-data'))
    if (!$paste(editor, { html, text, source }, treeFromSource)) return false
    event.preventDefault()
    return true
  }
  return [
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => take(event, 'clipboardData' in event ? event.clipboardData : undefined),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => event.dataTransfer?.files.length === 0 && take(event, event.dataTransfer),
      COMMAND_PRIORITY_HIGH,
    ),
  ]
}
