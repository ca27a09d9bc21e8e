import { type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { $writeHtml } from '../document/write-tree.ts'
import { $readCaretContext, noCaret, type CaretContext } from './caret-context.ts'
import { openEditor } from './open-editor.ts'

const pause = 400

/** A picture that is chosen has no caret to show it. */
function markChosen(page: Element | null, editor: LexicalEditor, place: CaretContext) {
  for (const before of page?.querySelectorAll('[data-chosen]') ?? [])
    before.removeAttribute('data-chosen')
  const key = (place.picture ?? place.html ?? place.awaited)?.key
  if (key) editor.getElementByKey(key)?.setAttribute('data-chosen', '')
}

/** Tells that there are new words when the typing pauses; `flush` tells it at once. */
function tellPauses(editor: LexicalEditor, tell: () => void) {
  let timer = 0
  let isDirty = false
  const flush = () => {
    clearTimeout(timer)
    if (!isDirty) return
    isDirty = false
    tell()
  }
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
    if (tags.has('history-merge') && !isDirty) return
    isDirty = true
    clearTimeout(timer)
    timer = window.setTimeout(flush, pause)
  })
  return { flush, stop }
}

type Told = { onWrite: (html: string) => void; onFiles: (files: File[]) => void }

/** An editor as long as its page is there: where its caret is, what it can undo, and its words as HTML. */
export function usePostEditor(
  page: RefObject<HTMLDivElement | null>,
  html: string,
  { onWrite, onFiles }: Told,
) {
  const [editor, setEditor] = useState<LexicalEditor>()
  const [place, setPlace] = useState<CaretContext>(noCaret)
  const [can, setCan] = useState({ undo: false, redo: false })
  const [failure, setFailure] = useState<unknown>()
  const flush = useRef(() => {})
  const initial = useRef(html)
  const tell = useRef(onWrite)
  useEffect(() => {
    tell.current = onWrite
  }, [onWrite])
  const takeFiles = useEffectEvent(onFiles)

  useEffect(() => {
    const { editor: made, close } = openEditor(page.current!, initial.current, {
      onFiles: (files) => takeFiles(files),
      onHistory: (next) =>
        setCan((before) =>
          before.undo === next.undo && before.redo === next.redo ? before : next,
        ),
      onError: setFailure,
    })
    const stopLooking = made.registerUpdateListener(({ editorState }) => {
      const next = editorState.read($readCaretContext, { editor: made })
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      markChosen(page.current, made, next)
    })
    const pauses = tellPauses(made, () => {
      try {
        tell.current(made.read($writeHtml))
      } catch (error) {
        setFailure(error)
      }
    })
    flush.current = pauses.flush
    const leave = () => {
      // A change that is on its way would come too late.
      made.update(() => {}, { discrete: true, tag: SKIP_DOM_SELECTION_TAG })
      pauses.flush()
    }
    addEventListener('pagehide', leave)
    // It comes last, when the fields beside the editor have been taken over.
    document.addEventListener('visibilitychange', leave)
    setEditor(made)
    return () => {
      pauses.flush()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      stopLooking()
      pauses.stop()
      close()
      made.setRootElement(null)
    }
  }, [page])

  return { editor, place, can, failure, flush }
}
