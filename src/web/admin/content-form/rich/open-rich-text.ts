import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $toggleLink, LinkNode } from '@lexical/link'
import { registerRichText } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  CLEAR_HISTORY_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  DROP_COMMAND,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  type PointType,
} from 'lexical'
import { type RichRun, richValue } from '../../../../features/documents/rich/rich-runs.ts'
import type { Mark } from '../../../../features/documents/rich/rich-words.ts'
import { letterOf } from '../../presses/letter-of.ts'
import {
  isReadable,
  loadCleaning,
  type Pasted,
  pastedFrom,
  pastedRuns,
  readable,
} from './pasted-runs.ts'
import { $nodesOf, $paragraphs, $readRich, formatOf } from './rich-nodes.ts'

type RichOptions = {
  marks: readonly Mark[]
  isOneParagraph?: boolean
  /** Ctrl+Z within the words; not where a whole visit is undone elsewhere. */
  hasHistory?: boolean
  onWrite: (value: string) => void
  /** Ctrl+K. */
  onLink: () => void
  /** Several paragraphs have come where there is room for one, but a list around it has room for more. */
  onSplit?: ((paragraphs: RichRun[][]) => void) | undefined
  /** Enter where there is room for one paragraph. */
  onEnter?: () => void
  onError: (error: Error) => void
}

/** An editor of rich text in any element, of this page or of a frame of it. */
export function openRichText(element: HTMLElement, value: string, options: RichOptions) {
  const { marks, isOneParagraph = false, hasHistory = true, onWrite, onSplit } = options
  const editor = createEditor({
    namespace: 'rich-text',
    nodes: [LinkNode],
    theme: { text: { bold: 'rich-bold', italic: 'rich-italic' } },
    onError: options.onError,
  })
  editor.update(() => $readRich(value, marks), { discrete: true, tag: 'history-merge' })
  editor.setRootElement(element)
  const close = mergeRegister(
    registerRichText(editor),
    ...(hasHistory ? [registerHistory(editor, createEmptyHistoryState(), 300)] : []),
    allowMarks(editor, marks),
    holdToParagraphs(editor, options),
    takePasted(editor, options),
    answerKeys(editor, options),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0 || tags.has('history-merge')) return
      const paragraphs = editor.read($paragraphs)
      if (!isOneParagraph || !onSplit || paragraphs.length < 2)
        return onWrite(richValue(paragraphs, isOneParagraph))
      onSplit(paragraphs)
      // Ctrl+Z in these words alone would leave the others where they are.
      editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
    }),
  )
  return {
    editor,
    /** Another value, from elsewhere. */
    read: (next: string) =>
      editor.update(() => $readRich(next, marks), { discrete: true, tag: 'history-merge' }),
    close() {
      close()
      editor.setRootElement(null)
    },
  }
}

/** What a field doesn't have, no key gives it. */
function allowMarks(editor: LexicalEditor, marks: readonly Mark[]) {
  const formats = marks.flatMap((mark) => (mark === 'link' ? [] : formatOf[mark]))
  return editor.registerCommand(
    FORMAT_TEXT_COMMAND,
    (format) => !formats.includes(format),
    COMMAND_PRIORITY_CRITICAL,
  )
}

function holdToParagraphs(editor: LexicalEditor, { isOneParagraph, onEnter }: RichOptions) {
  const enter = () => {
    onEnter?.()
    return true
  }
  return mergeRegister(
    editor.registerCommand(
      INSERT_LINE_BREAK_COMMAND,
      () =>
        isOneParagraph ? enter() : editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      INSERT_PARAGRAPH_COMMAND,
      () => (isOneParagraph ? enter() : false),
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function answerKeys(editor: LexicalEditor, { marks, onLink }: RichOptions) {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
      const key = letterOf(event)
      if (key !== 'k' && key !== 'e') return false
      event.preventDefault()
      event.stopPropagation()
      if (key === 'e') editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'code')
      else if (marks.includes('link')) onLink()
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
}

/** Words of other programs: cleaned, and then the marks alone. */
function takePasted(editor: LexicalEditor, { marks, isOneParagraph, onSplit }: RichOptions) {
  loadCleaning().catch(() => {})
  const take = (event: Event, data: DataTransfer | null | undefined) => {
    const pasted = pastedFrom(data)
    if (pasted.html.trim() === '' && pasted.words === '') return false
    event.preventDefault()
    const here = $getSelection()?.clone() ?? null
    if (isReadable(pasted)) $insert(pasted)
    else void insertLate(here, pasted)
    return true
  }
  /** Where one pasted, while its words stand. */
  async function insertLate(here: BaseSelection | null, pasted: Pasted) {
    await readable(pasted)
    editor.update(() => {
      if ($isRangeSelection(here) && [here.anchor, here.focus].every($isPlace)) $setSelection(here)
      $insert(pasted)
    })
  }
  function $insert(pasted: Pasted) {
    const paragraphs = pastedRuns(pasted, marks)
    const inOne = paragraphs.flatMap((runs, at) =>
      at > 0 ? [{ text: ' ', marks: [] }, ...runs] : runs,
    )
    if ((isOneParagraph && !onSplit) || paragraphs.length === 1)
      return void $insertNodes($nodesOf(inOne))
    $insertNodes(paragraphs.map((runs) => $createParagraphNode().append(...$nodesOf(runs))))
  }
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => take(event, 'clipboardData' in event ? event.clipboardData : undefined),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => take(event, event.dataTransfer),
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function $isPlace({ key, offset, type }: PointType): boolean {
  const node = $getNodeByKey(key)
  if (!node?.isAttached()) return false
  if (type === 'element') return $isElementNode(node) && offset <= node.getChildrenSize()
  return offset <= node.getTextContentSize()
}

export const setLink = (editor: LexicalEditor, address: string | null) =>
  editor.update(() => $toggleLink(address))
