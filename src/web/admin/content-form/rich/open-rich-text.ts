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
import { runsOfTree } from '../../../../features/documents/rich/rich-runs.ts'
import type { Mark } from '../../../../features/documents/rich/rich-words.ts'
import { $nodesOf, $readRich, $writeRich, formatOf } from './rich-nodes.ts'

type RichOptions = {
  marks: readonly Mark[]
  isOneParagraph?: boolean
  /** Ctrl+Z within the words; not where a whole visit is undone elsewhere. */
  hasHistory?: boolean
  onWrite: (value: string) => void
  /** Ctrl+K. */
  onLink: () => void
  /** Enter where there is room for one paragraph. */
  onEnter?: () => void
  onError: (error: Error) => void
}

/** An editor of rich text in any element, of this page or of a frame of it. */
export function openRichText(element: HTMLElement, value: string, options: RichOptions) {
  const { marks, isOneParagraph = false, hasHistory = true, onWrite } = options
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
    keepParagraphs(editor, options),
    takePasted(editor, options),
    answerKeys(editor, options),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0 || tags.has('history-merge')) return
      onWrite(editor.read(() => $writeRich(isOneParagraph)))
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

function keepParagraphs(editor: LexicalEditor, { isOneParagraph, onEnter }: RichOptions) {
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
      const key = event.key.toLowerCase()
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

type Cleaning = {
  cleanPaste: typeof import('../../write/editor/paste/clean-paste.ts').cleanPaste
  treeFromSource: typeof import('../../write/editor/paste/html-from-source.ts').treeFromSource
}

let cleaning: Cleaning | undefined

async function loadCleaning() {
  const [{ cleanPaste }, { treeFromSource }] = await Promise.all([
    import('../../write/editor/paste/clean-paste.ts'),
    import('../../write/editor/paste/html-from-source.ts'),
  ])
  cleaning = { cleanPaste, treeFromSource }
}

/** Words of other programs: cleaned by the sanitizer of posts, the only one that the policy allows; then the marks alone. */
function takePasted(editor: LexicalEditor, { marks, isOneParagraph }: RichOptions) {
  if (!cleaning) loadCleaning().catch(() => {})
  const take = (event: Event, data: DataTransfer | null | undefined) => {
    const html = data?.getData('text/html') ?? ''
    const words = data?.getData('text/plain') ?? ''
    if (html.trim() === '' && words === '') return false
    event.preventDefault()
    const here = $getSelection()?.clone() ?? null
    if (cleaning) $insert(html, words)
    else void insertLate(here, html, words)
    return true
  }
  /** Where one pasted, while its words stand; plain words where what cleans the others does not come. */
  async function insertLate(here: BaseSelection | null, html: string, words: string) {
    await loadCleaning().catch(() => {})
    editor.update(() => {
      if ($isRangeSelection(here) && [here.anchor, here.focus].every($isPlace)) $setSelection(here)
      $insert(html, words)
    })
  }
  function $insert(html: string, words: string) {
    const paragraphs =
      html.trim() === '' || !cleaning
        ? words.split(/\n\s*\n/).map((text) => [{ text: text.replace(/\s+/g, ' '), marks: [] }])
        : runsOfTree(cleaning.cleanPaste(html, cleaning.treeFromSource), marks)
    const inOne = paragraphs.flatMap((runs, at) =>
      at > 0 ? [{ text: ' ', marks: [] }, ...runs] : runs,
    )
    if (isOneParagraph || paragraphs.length === 1) return void $insertNodes($nodesOf(inOne))
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
