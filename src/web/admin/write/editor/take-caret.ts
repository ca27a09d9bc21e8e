import {
  $createRangeSelectionFromDom,
  $getEditor,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
} from 'lexical'

/**
 * Takes the caret over as it is on the page: the browser tells of its last move only with the next
 * frame, and by then a key may have been meant for it or another field may have it.
 */
function $takeCaret() {
  const known = $getSelection()
  if (known && !$isRangeSelection(known)) return
  const shown = $createRangeSelectionFromDom(getSelection(), $getEditor())
  if (shown && !(known?.anchor.is(shown.anchor) && known.focus.is(shown.focus)))
    $setSelection(shown)
}

/** As `$takeCaret`; where none has been yet, it goes to the end. */
export function $takeOrPutCaret() {
  $takeCaret()
  if (!$getSelection()) $getRoot().selectEnd()
}

/** Letters are written where the browser says; other keys are meant for the caret as it is known. */
export const takeCaretWithKeys = (editor: LexicalEditor) =>
  editor.registerRootListener((page) => {
    if (!page) return
    const onKey = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (!isLetter && !event.isComposing && !editor.isComposing())
        editor.update($takeCaret, { discrete: true })
    }
    page.addEventListener('keydown', onKey, true)
    return () => page.removeEventListener('keydown', onKey, true)
  })
