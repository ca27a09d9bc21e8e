import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { $createPicture } from '../document/picture-node.ts'
import { $writeHtml } from '../document/write-tree.ts'
import { AddPicture } from './add-picture.tsx'
import { $place } from './change-block.ts'
import { $lookAround, nowhere, type Place } from './look-around.ts'
import { openEditor } from './open-editor.ts'
import { PlaceTools } from './place-tools.tsx'
import { Toolbar } from './toolbar.tsx'

export type WritingHandle = { flush: () => void }

type WritingAreaProps = {
  /** Read once: another document is another area. */
  html: string
  onWrite: (html: string) => void
  ref?: Ref<WritingHandle>
}

const pause = 400

/** A picture that is chosen has no caret to show it. */
function markChosen(page: Element | null, editor: LexicalEditor, { picture, html }: Place) {
  for (const before of page?.querySelectorAll('[data-chosen]') ?? [])
    before.removeAttribute('data-chosen')
  const key = picture?.key ?? html?.key
  if (key) editor.getElementByKey(key)?.setAttribute('data-chosen', '')
}

/** The words of a post as one writes them; what they are as HTML is told when the typing pauses. */
export function WritingArea({ html, onWrite, ref }: WritingAreaProps) {
  const t = useText()
  const page = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<LexicalEditor>()
  const [place, setPlace] = useState<Place>(nowhere)
  const [can, setCan] = useState({ undo: false, redo: false })
  const [files, setFiles] = useState<File[]>([])
  const [asksPicture, setAsksPicture] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const flush = useRef(() => {})
  const tell = useRef(onWrite)
  useEffect(() => {
    tell.current = onWrite
  }, [onWrite])
  const initial = useRef(html)

  useEffect(() => {
    const opened = openEditor(page.current!, initial.current, {
      onFiles: (given) => {
        setFiles(given)
        setAsksPicture(true)
      },
      onHistory: (next) =>
        setCan((before) =>
          before.undo === next.undo && before.redo === next.redo ? before : next,
        ),
      onError: setFailure,
    })
    const { editor: made } = opened
    let timer = 0
    let isDirty = false
    flush.current = () => {
      clearTimeout(timer)
      if (!isDirty) return
      isDirty = false
      try {
        tell.current(made.read($writeHtml))
      } catch (error) {
        setFailure(error)
      }
    }
    const stop = made.registerUpdateListener(
      ({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        const next = editorState.read($lookAround, { editor: made })
        setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
        markChosen(page.current, made, next)
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        if (tags.has('history-merge') && !isDirty) return
        isDirty = true
        clearTimeout(timer)
        timer = window.setTimeout(() => flush.current(), pause)
      },
    )
    const leave = () => flush.current()
    addEventListener('pagehide', leave)
    setEditor(made)
    return () => {
      flush.current()
      removeEventListener('pagehide', leave)
      stop()
      opened.close()
      made.setRootElement(null)
    }
  }, [])

  const hasAsked = useRef(false)
  useEffect(() => {
    // As long as the dialog stands, nothing behind it can have the focus.
    if (hasAsked.current && !asksPicture) editor?.focus()
    hasAsked.current = asksPicture
  }, [asksPicture, editor])

  useImperativeHandle(ref, () => ({ flush: () => flush.current() }), [])

  if (failure) throw failure
  return (
    <div className="writer">
      {editor && (
        <Toolbar
          editor={editor}
          place={place}
          can={can}
          onPicture={() => {
            setFiles([])
            setAsksPicture(true)
          }}
        />
      )}
      {editor && <PlaceTools editor={editor} place={place} />}
      <div
        ref={page}
        className="writer-page post-prose"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-label={t('desk.write.contentLabel')}
        aria-describedby="writer-help"
        spellCheck
        onBlur={() => flush.current()}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'F10') {
            event.preventDefault()
            event.currentTarget.parentElement
              ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
              ?.focus()
          }
          if ((event.ctrlKey || event.metaKey) && event.key === 'e') {
            event.preventDefault()
            editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'code')
          }
        }}
      />
      <p className="fact quiet" id="writer-help">
        {t('desk.write.help')}
      </p>
      {asksPicture && (
        <AddPicture
          files={files}
          onAdd={(picture) => editor?.update(() => $place($createPicture(picture)))}
          onClose={() => setAsksPicture(false)}
        />
      )}
    </div>
  )
}
