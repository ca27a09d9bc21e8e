import {
  $createNodeSelection,
  $createRangeSelectionFromDom,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import { $lineBelow } from './write-below.ts'

/**
 * What has no words, like a picture, is chosen whole. As long as it is, the page has no caret, and the
 * browser would write at the very start: so whoever types goes on in a line below, and whoever clicks
 * into words has the caret where they clicked.
 */
export const chooseBlocks = (editor: LexicalEditor) =>
  mergeRegister(
    editor.registerCommand(CLICK_COMMAND, (event) => $click(editor, event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      PASTE_COMMAND,
      () => {
        const selection = $getSelection()
        const last = $isNodeSelection(selection) ? selection.getNodes().at(-1) : undefined
        if (last) $lineBelow(last)
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerRootListener((page) => {
      if (!page) return
      const onKey = (event: KeyboardEvent) => leaveByKey(editor, event)
      const onInput = (event: InputEvent) => leaveByInput(editor, event)
      page.addEventListener('keydown', onKey, true)
      page.addEventListener('beforeinput', onInput, true)
      return () => {
        page.removeEventListener('keydown', onKey, true)
        page.removeEventListener('beforeinput', onInput, true)
      }
    }),
  )

function $click(editor: LexicalEditor, event: MouseEvent) {
  const node = event.target instanceof Node ? $getNearestNodeFromDOMNode(event.target) : null
  if ($isDecoratorNode(node)) {
    // A link in it would lead away from what is being written.
    event.preventDefault()
    const selection = $createNodeSelection()
    selection.add(node.getKey())
    $setSelection(selection)
    return true
  }
  if ($isNodeSelection($getSelection())) {
    const caret = $createRangeSelectionFromDom(getSelection(), editor)
    if (caret) $setSelection(caret)
    else (node?.getTopLevelElement() ?? $getRoot()).selectEnd()
  }
  return false
}

const chosenIn = (editor: LexicalEditor) =>
  editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isNodeSelection(selection) ? selection.getNodes() : []
  })

/** A letter; also one that an input method or the keyboard of a phone does not name yet. */
const isTyped = (event: KeyboardEvent) =>
  /^(Process|Unidentified|Dead)$/.test(event.key) ||
  (event.key.length === 1 &&
    ((!event.ctrlKey && !event.metaKey) || event.getModifierState('AltGraph')))

function leaveByKey(editor: LexicalEditor, event: KeyboardEvent) {
  const chosen = chosenIn(editor)
  const first = chosen[0]
  const last = chosen.at(-1)
  if (!first || !last || event.isComposing) return
  const far = event.ctrlKey || event.metaKey
  const go: Record<string, () => void> = {
    Enter: () => $lineBelow(last),
    Escape: () => last.selectNext(0, 0),
    Home: () => (far ? $getRoot().selectStart() : first.selectPrevious()),
    End: () => (far ? $getRoot().selectEnd() : last.selectNext(0, 0)),
  }
  const leave = go[event.key]
  if (leave) {
    event.preventDefault()
    event.stopPropagation()
    editor.update(leave, { discrete: true })
  } else if (isTyped(event)) editor.update(() => $lineBelow(last), { discrete: true })
}

/** What comes without a key: dictated words, an emoji from a panel. */
function leaveByInput(editor: LexicalEditor, event: InputEvent) {
  const last = chosenIn(editor).at(-1)
  if (!last || !event.data || !event.inputType.startsWith('insert')) return
  event.preventDefault()
  event.stopPropagation()
  editor.update(() => $lineBelow(last), { discrete: true })
  editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event.data)
}
