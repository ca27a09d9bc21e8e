import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { PaletteList, type Section } from './palette-list.tsx'
import { PaletteStatus, type Said } from './palette-status.tsx'
import { useChoosing } from './use-choosing.ts'
import './palette.css'

type PaletteProps = Said & {
  className?: string
  words: { name: string; label: string; placeholder: string; results: string; close: string }
  /** What the keys do that are drawn below. */
  keys: Record<keyof typeof drawn, string>
  typed: string
  /** Enter was pressed before this was there. */
  isEntered?: boolean
  sections: Section[]
  /** What the list answers; with another answer, choosing begins anew at `first`, or nowhere. */
  of?: string
  first?: number
  foot?: ReactNode
  onType: (typed: string) => void
  /** Enter where nothing is chosen; without it, Enter waits for the answer. */
  onEnter?: (close: () => void) => void
  onClose: () => void
}

const drawn = { choose: ['↑', '↓'], open: ['↵'], leave: ['esc'] }

/** A field in a dialog, over the list that answers it; open while it is rendered. */
export function Palette({ words, keys, sections, typed, onEnter, ...props }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const { of = '', first = -1, phase } = props
  const choosing = useChoosing({ of, count, first }, typed, props.isEntered)
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    const input = box?.querySelector('input')
    input?.setSelectionRange(input.value.length, input.value.length)
    // Closed, not just removed: the focus goes back to where it was.
    return () => box?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`palette ${props.className ?? ''}`}
      aria-label={words.name}
      onClose={() => dialog.current?.open === false && props.onClose()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form
        className="palette-line"
        onSubmit={(event) => choosing.onSubmit(event, onEnter && (() => onEnter(close)))}
      >
        <input
          autoFocus
          value={typed}
          placeholder={words.placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          dir="auto"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${choosing.id}list`}
          aria-activedescendant={choosing.active}
          onChange={({ target }) => {
            choosing.forget()
            props.onType(target.value)
          }}
          onKeyDown={choosing.onKeyDown}
        />
        <button type="button" className="palette-close" onClick={close}>
          {words.close}
        </button>
      </form>
      <PaletteStatus {...props} />
      <PaletteList
        id={choosing.id}
        label={words.results}
        sections={sections}
        place={choosing.place}
        isBusy={phase === 'searching'}
        onChoose={({ onChoose }) => {
          close()
          onChoose?.()
        }}
      />
      <div className="palette-foot fact quiet">
        <p className="palette-keys">
          {(['choose', 'open', 'leave'] as const).map((does) => (
            <span key={does}>
              {drawn[does].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {keys[does]}
            </span>
          ))}
        </p>
        {props.foot}
      </div>
    </dialog>
  )
}
