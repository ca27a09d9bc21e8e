import type { LexicalEditor } from 'lexical'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type RichRun, richValue } from '../../../../features/documents/rich/rich-runs.ts'
import type { Mark } from '../../../../features/documents/rich/rich-words.ts'
import { openRichText } from './open-rich-text.ts'
import { RichToolbar } from './rich-toolbar.tsx'

type RichWordsAreaProps = {
  value: string
  marks: readonly Mark[]
  isOneParagraph: boolean
  wiring: React.ComponentProps<'div'> & { 'data-path': string }
  onChange: (value: string) => void
  onSplit: ((paragraphs: RichRun[][]) => void) | undefined
}

/** Words with marks, and a small bar over them. */
export function RichWordsArea({
  value,
  marks,
  isOneParagraph,
  wiring,
  onChange,
  onSplit,
}: RichWordsAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const open = useRef<ReturnType<typeof openRichText>>(undefined)
  const last = useRef(value)
  const [editor, setEditor] = useState<LexicalEditor>()
  const [isLinkAsked, setIsLinkAsked] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const write = useEffectEvent((next: string) => {
    if (next === last.current) return
    last.current = next
    onChange(next)
  })
  const split = useEffectEvent((paragraphs: RichRun[][]) => {
    // Before the list says so, which may have no room for the others.
    last.current = richValue(paragraphs.slice(0, 1), true)
    open.current?.read(last.current)
    onSplit?.(paragraphs)
  })
  const begin = useEffectEvent((element: HTMLElement) =>
    openRichText(element, last.current, {
      marks,
      isOneParagraph,
      onWrite: (next) => write(next),
      onLink: () => setIsLinkAsked(true),
      onSplit: onSplit && ((paragraphs) => split(paragraphs)),
      onError: setFailure,
    }),
  )

  useEffect(() => {
    const opened = begin(box.current!)
    open.current = opened
    setEditor(opened.editor)
    return () => opened.close()
  }, [])
  useEffect(() => {
    // Not what was written here, which comes back as it was told.
    if (value === last.current) return
    last.current = value
    open.current?.read(value)
  }, [value])

  if (failure) throw failure
  return (
    <>
      {editor && (
        <RichToolbar
          editor={editor}
          marks={marks}
          isLinkAsked={isLinkAsked}
          onLinkAsked={setIsLinkAsked}
        />
      )}
      <div
        {...wiring}
        ref={box}
        role="textbox"
        aria-multiline="true"
        contentEditable
        suppressContentEditableWarning
      />
    </>
  )
}
