import { $isLinkNode } from '@lexical/link'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { useEffect, useState } from 'react'
import type { Mark } from '../../../../features/documents/rich/rich-words.ts'
import { useText } from '../../../i18n.tsx'
import { LinkPicker } from '../../pick/link/link-picker.tsx'
import { setLink } from './open-rich-text.ts'
import { formatOf } from './rich-nodes.ts'
import './rich-toolbar.css'

type RichToolbarProps = {
  editor: LexicalEditor
  marks: readonly Mark[]
  isLinkAsked: boolean
  onLinkAsked: (isAsked: boolean) => void
}

type Here = { marks: Mark[]; href?: string | undefined }

const signs: Record<Mark, string> = { strong: 'B', em: 'I', code: '{ }', link: '↗' }

function $here(marks: readonly Mark[]): Here {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { marks: [] }
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  const on = marks.filter((mark) =>
    mark === 'link' ? link !== null : selection.hasFormat(formatOf[mark]),
  )
  return { marks: on, href: $isLinkNode(link) ? link.getURL() : undefined }
}

/** The marks that a field has, and which of them the caret stands in. */
export function RichToolbar({ editor, marks, isLinkAsked, onLinkAsked }: RichToolbarProps) {
  const t = useText()
  const [here, setHere] = useState<Here>({ marks: [] })
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read(() => $here(marks))
        setHere((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      }),
    [editor, marks],
  )
  return (
    <div className="rich-tools" role="toolbar" aria-label={t('desk.form.marks')}>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          className={`rich-tool rich-tool-${mark}`}
          aria-label={t(`desk.form.mark.${mark}`)}
          title={t(`desk.form.mark.${mark}`)}
          aria-pressed={here.marks.includes(mark)}
          // The words keep the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            mark === 'link'
              ? onLinkAsked(true)
              : editor.dispatchCommand(FORMAT_TEXT_COMMAND, formatOf[mark])
          }
        >
          {signs[mark]}
        </button>
      ))}
      {isLinkAsked && (
        <LinkPicker
          label={t('desk.form.mark.link')}
          value={here.href}
          isOptional
          onPick={(address) => setLink(editor, address ?? null)}
          onClose={() => {
            onLinkAsked(false)
            editor.focus()
          }}
        />
      )}
    </div>
  )
}
