import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { PaletteList } from './palette-list.tsx'
import { PaletteStatus } from './palette-status.tsx'
import { SlashKey } from './slash-key.tsx'
import { useFindings } from './use-findings.ts'
import './search-palette.css'

/** The search over any page; open while it is rendered. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { phase, findings, retry } = useFindings(typed)

  const { query = '', results = [], near = [], useful = [], total = 0 } = findings ?? {}
  const pages = results.length > 0 ? results : [...near, ...useful]
  const all = `/search?${new URLSearchParams({ q: typed.trim() })}`
  const count = phase === 'failed' ? 0 : pages.length + (results.length > 0 ? 1 : 0)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => setActive(phase === 'found' && total > 0 ? 0 : -1), [phase, total, query])

  const close = () => dialog.current?.close()

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      // The word is not finished: no form of it is searched for.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || count === 0) return
    event.preventDefault()
    setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!typed.trim() && active < 0) return
    close()
    const chosen = phase === 'found' ? pages[active]?.path : undefined
    void navigate(chosen ?? all, { viewTransition: true })
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('search.open')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form className="palette-line" action="/search" onSubmit={onSubmit}>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          name="q"
          value={typed}
          placeholder={t('search.label')}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          dir="auto"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-close" onClick={close}>
          {t('search.close')}
        </button>
      </form>
      <PaletteStatus phase={phase} query={query} total={total} retry={retry} />
      <PaletteList
        id={id}
        phase={phase}
        pages={pages}
        all={results.length > 0 ? { to: all, query } : undefined}
        active={active}
        onChoose={close}
      />
      <div className="palette-foot fact quiet">
        <p>{t('search.keys')}</p>
        <SlashKey />
      </div>
    </dialog>
  )
}
