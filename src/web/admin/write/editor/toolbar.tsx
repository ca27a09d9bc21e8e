import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { $createRule } from '../document/rule-node.ts'
import { $changeBlock, $changeList, $place, $placeTable, blockKinds } from './change-block.ts'
import { looks, mayLink, type CaretContext } from './caret-context.ts'

type ToolbarProps = {
  editor: LexicalEditor
  place: CaretContext
  can: { undo: boolean; redo: boolean }
  onPicture: () => void
  onLink: () => void
}

type Tool = { name: string; sign: string; run: () => void; pressed?: boolean; off?: boolean }

const signs: Record<string, string> = { bold: 'B', italic: 'I', strikethrough: 'S', code: '{ }' }

/** What can be done to the words, and what of it now. */
function toolsFor({ editor, place, can, onPicture, onLink }: ToolbarProps): Tool[] {
  const update = (run: () => void) => () => {
    editor.update(run)
    editor.focus()
  }
  return [
    ...looks.map((look) => ({
      name: look,
      sign: signs[look]!,
      run: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, look),
      pressed: place.formats.includes(look),
    })),
    {
      name: 'link',
      sign: '↗',
      run: onLink,
      off: !mayLink(place),
      pressed: place.link !== undefined,
    },
    {
      name: 'bullets',
      sign: '•',
      run: update(() => $changeList('ul', place)),
      pressed: place.block === 'ul',
    },
    {
      name: 'numbers',
      sign: '',
      run: update(() => $changeList('ol', place)),
      pressed: place.block === 'ol',
    },
    {
      name: 'outdent',
      sign: '⇤',
      run: () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
      off: !/^[uo]l$/.test(place.block),
    },
    {
      name: 'indent',
      sign: '⇥',
      run: () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
      off: !/^[uo]l$/.test(place.block),
    },
    { name: 'table', sign: '⊞', run: update($placeTable), off: place.table !== undefined },
    { name: 'picture', sign: '▣', run: onPicture },
    { name: 'rule', sign: '—', run: update(() => $place($createRule())) },
    {
      name: 'undo',
      sign: '↶',
      run: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
      off: !can.undo,
    },
    {
      name: 'redo',
      sign: '↷',
      run: () => editor.dispatchCommand(REDO_COMMAND, undefined),
      off: !can.redo,
    },
  ]
}

/** One stop of the Tab key; arrows move within. */
export function Toolbar(props: ToolbarProps) {
  const { editor, place } = props
  const t = useText()
  const [stop, setStop] = useState(0)
  const isByKey = useRef(false)
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')]
    const to: Record<string, number> = {
      ArrowRight: (stop + 1) % stops.length,
      ArrowLeft: (stop - 1 + stops.length) % stops.length,
      Home: 0,
      End: stops.length - 1,
    }
    const next = to[event.key]
    if (event.key === 'Escape') editor.focus()
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    stops[next]!.focus()
  }

  return (
    <div
      className="writer-tools"
      role="toolbar"
      aria-label={t('desk.write.tools')}
      onKeyDown={move}
    >
      <select
        aria-label={t('desk.write.block')}
        tabIndex={stop === 0 ? 0 : -1}
        value={blockKinds.includes(place.block) ? place.block : ''}
        onFocus={() => setStop(0)}
        onPointerDown={() => (isByKey.current = false)}
        onKeyDown={() => (isByKey.current = true)}
        onChange={({ target }) => {
          editor.update(() => $changeBlock(target.value), { discrete: true })
          // The words have taken the focus; arrows may go on to the next kind.
          if (isByKey.current) target.focus({ preventScroll: true })
        }}
      >
        <option value="" hidden />
        {blockKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`desk.write.blocks.${kind}`)}
          </option>
        ))}
      </select>
      {toolsFor(props).map(({ name, sign, run, pressed, off }, index) => (
        <button
          key={name}
          type="button"
          className={`writer-tool writer-tool-${name}`}
          aria-label={t(`desk.write.tool.${name}`)}
          title={t(`desk.write.tool.${name}`)}
          aria-pressed={pressed}
          aria-disabled={off || undefined}
          tabIndex={stop === index + 1 ? 0 : -1}
          onFocus={() => setStop(index + 1)}
          // The choice in the words stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !off && run()}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  )
}
