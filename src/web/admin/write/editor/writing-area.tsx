import {
  $getNodeByKey,
  $setSelection,
  FORMAT_TEXT_COMMAND,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { treeOf } from '../../../../features/posts/render/post-tree.ts'
import { useText } from '../../../i18n.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { $createPicture } from '../document/picture-node.ts'
import { $readHtml } from '../document/read-tree.ts'
import { isSameTree } from '../document/same-tree.ts'
import { $writeHtml } from '../document/write-tree.ts'
import { AddPicture } from './pictures/add-picture.tsx'
import { $place } from './change-block.ts'
import { $takeOrPutCaret } from './take-caret.ts'
import { $lookAround, mayLink, nowhere, type Place } from './caret-context.ts'
import { markWords, unmarkWords } from './mark-words.ts'
import { openEditor } from './open-editor.ts'
import { PlaceTools } from './place-tools.tsx'
import { Toolbar } from './toolbar.tsx'

export type WritingHandle = {
  flush: () => void
  /** Takes over what was changed as HTML, as one step that can be undone. */
  read: (html: string) => void
}

type WritingAreaProps = {
  /** Read once: another document is another area. */
  html: string
  onWrite: (html: string) => void
  ref?: Ref<WritingHandle>
}

const pause = 400

/** A picture that is chosen has no caret to show it. */
function markChosen(page: Element | null, editor: LexicalEditor, place: Place) {
  for (const before of page?.querySelectorAll('[data-chosen]') ?? [])
    before.removeAttribute('data-chosen')
  const key = (place.picture ?? place.html ?? place.awaited)?.key
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
  /** What the next picture takes the place of. */
  const [awaited, setAwaited] = useState<{ key: string; name: string }>()
  const [asksLink, setAsksLink] = useState(false)
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

  useImperativeHandle(
    ref,
    () => ({
      flush: () => flush.current(),
      read(changed) {
        if (!editor || isSameTree(treeOf(editor.read($writeHtml)), treeOf(changed))) return
        editor.update(
          () => {
            $setSelection(null)
            $readHtml(changed)
          },
          { tag: HISTORY_PUSH_TAG },
        )
      },
    }),
    [editor],
  )

  useEffect(() => {
    if (!asksLink) unmarkWords()
  }, [asksLink])
  function askLink() {
    if (!editor || !mayLink(place)) return
    editor.update($takeOrPutCaret, { discrete: true })
    markWords()
    setAsksLink(true)
  }

  if (failure) throw failure
  return (
    <div className="writer">
      {editor ? (
        <Toolbar
          editor={editor}
          place={place}
          can={can}
          onLink={askLink}
          onPicture={() => {
            setFiles([])
            setAsksPicture(true)
          }}
        />
      ) : (
        <div className="writer-tools" aria-hidden="true" />
      )}
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
          if (isComposing(event.nativeEvent)) return
          if (event.altKey && event.key === 'F10') {
            event.preventDefault()
            event.currentTarget.parentElement
              ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
              ?.focus()
          }
          if (
            (event.ctrlKey || event.metaKey) &&
            !event.altKey &&
            !event.shiftKey &&
            event.key.toLowerCase() === 'k'
          ) {
            event.preventDefault()
            event.stopPropagation()
            askLink()
          }
          if ((event.ctrlKey || event.metaKey) && event.key === 'e') {
            event.preventDefault()
            editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'code')
          }
        }}
      />
      {editor && (
        <PlaceTools
          editor={editor}
          place={place}
          asksLink={asksLink}
          onLinked={() => setAsksLink(false)}
          onFill={(key, { name }, given) => {
            setAwaited({ key, name })
            setFiles(given)
            setAsksPicture(true)
          }}
        />
      )}
      <p className="fact quiet" id="writer-help">
        {t('desk.write.help')}
      </p>
      {asksPicture && (
        <AddPicture
          files={files}
          name={awaited?.name}
          onAdd={(picture) => {
            editor?.update(() => {
              const node = awaited && $getNodeByKey(awaited.key)
              if (node) node.replace($createPicture(picture)).selectNext()
              else $place($createPicture(picture))
            })
            setAwaited(undefined)
          }}
          onClose={() => {
            setAwaited(undefined)
            setAsksPicture(false)
          }}
        />
      )}
    </div>
  )
}
