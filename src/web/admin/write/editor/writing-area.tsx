import { $setSelection, HISTORY_PUSH_TAG } from 'lexical'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { treeOf } from '../../../../features/posts/render/post-tree.ts'
import { useText } from '../../../i18n.tsx'
import { $readHtml } from '../document/read-tree.ts'
import { isSameTree } from '../document/same-tree.ts'
import { $writeHtml } from '../document/write-tree.ts'
import { mayLink } from './caret-context.ts'
import { markWords, unmarkWords } from './mark-words.ts'
import { type AskedPictures, PictureAsked } from './picture-asked.tsx'
import { PlaceTools } from './place-tools.tsx'
import { $takeOrPutCaret } from './take-caret.ts'
import { Toolbar } from './toolbar.tsx'
import { usePostEditor } from './use-post-editor.ts'
import { answerKey } from './writing-keys.ts'

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

/** The words of a post as one writes them; what they are as HTML is told when the typing pauses. */
export function WritingArea({ html, onWrite, ref }: WritingAreaProps) {
  const t = useText()
  const page = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<AskedPictures>()
  const [asksLink, setAsksLink] = useState(false)
  const { editor, place, can, failure, flush } = usePostEditor(page, html, {
    onWrite,
    onFiles: (files) => setAsked({ files }),
  })

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
    [editor, flush],
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
          onPicture={() => setAsked({ files: [] })}
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
        onKeyDown={(event) => answerKey(event, editor, askLink)}
      />
      {editor && (
        <PlaceTools
          editor={editor}
          place={place}
          asksLink={asksLink}
          onLinked={() => setAsksLink(false)}
          onFill={(key, { name }, files) => setAsked({ files, awaited: { key, name } })}
        />
      )}
      <p className="fact quiet" id="writer-help">
        {t('desk.write.help')}
      </p>
      <PictureAsked editor={editor} asked={asked} onAsked={setAsked} />
    </div>
  )
}
