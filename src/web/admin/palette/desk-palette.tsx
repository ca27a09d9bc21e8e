import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../i18n.tsx'
import { logOutHere } from '../session/log-in-and-out.ts'
import { useMe } from '../session/session-state.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { choiceOf, choicesFor, fitting } from './palette-choices.ts'
import { PaletteRows } from './palette-rows.tsx'
import { useFinds } from './use-finds.ts'
import './desk-palette.css'

type DeskPaletteProps = {
  editorUrl: string
  /** What was typed before its code was there, and whether Enter was pressed. */
  begun: { typed: string; isEntered: boolean }
  onClose: () => void
}

/** Every screen, action, post, job and message, a few letters away; open while it is rendered. */
export function DeskPalette({ editorUrl, begun, onClose }: DeskPaletteProps) {
  const t = useText()
  const id = useId()
  const me = useMe()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(begun.typed)
  const [active, setActive] = useState(0)
  const { phase, finds, retry } = useFinds(typed)

  const found = finds.map((find) => choiceOf(find, t))
  const choices = [...fitting(choicesFor(me, editorUrl, t), typed), ...found]
  const count = choices.length
  const chosen = Math.min(active, count - 1)
  const option = (place: number) => `${id}${place}`

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    const input = dialog.current?.querySelector('input')
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const enterAsBegun = useEffectEvent(() => {
    if (begun.isEntered) document.getElementById(option(0))?.click()
  })
  useEffect(() => enterAsBegun(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || count === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((chosen + step + count) % count)
    else if (event.key === 'Enter') document.getElementById(option(chosen))?.click()
    else return
    event.preventDefault()
  }

  const choose = (does: string | undefined) => {
    dialog.current?.close()
    if (does === 'log out') void logOutHere()
  }
  const said = () => {
    if (phase === 'searching' && count === 0) return t('desk.palette.searching')
    if (count === 0) return t('desk.palette.nothing', { query: typed.trim() })
    return count === 1 ? t('desk.palette.countOne') : t('desk.palette.count', { count })
  }
  return (
    <dialog
      ref={dialog}
      className="desk-palette"
      aria-label={t('desk.palette.open')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="desk-palette-line">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          placeholder={t('desk.palette.placeholder')}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          role="combobox"
          aria-label={t('desk.palette.label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={count > 0 ? option(chosen) : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="desk-palette-close"
          onClick={() => dialog.current?.close()}
        >
          {t('desk.close')}
        </button>
      </div>
      <p className="desk-palette-says fact quiet" role="status" dir="auto">
        {said()}
      </p>
      {phase === 'failed' && (
        <p className="desk-palette-says" role="alert">
          {t('desk.palette.failed')}{' '}
          <button type="button" className="desk-link" onClick={retry}>
            {t('desk.retry')}
          </button>
        </p>
      )}
      <PaletteRows
        id={id}
        choices={choices}
        chosen={chosen}
        isSearching={phase === 'searching'}
        onChoose={choose}
      />
      <p className="desk-palette-foot fact quiet">{t('desk.palette.foot')}</p>
    </dialog>
  )
}
