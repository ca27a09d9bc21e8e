import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import '../palette/desk-palette.css'

type PaletteWaitingProps = {
  typed: string
  onType: (typed: string) => void
  onEnter: () => void
  onClose: () => void
}

/** Where one types until the palette itself is there. */
export function PaletteWaiting({ typed, onType, onEnter, onClose }: PaletteWaitingProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="desk-palette"
      aria-label={t('desk.palette.open')}
      onCancel={onClose}
    >
      <div className="desk-palette-line">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          placeholder={t('desk.palette.placeholder')}
          aria-label={t('desk.palette.label')}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !isComposing(nativeEvent) && onEnter()
          }
        />
        <button type="button" className="desk-palette-close" onClick={onClose}>
          {t('desk.close')}
        </button>
      </div>
      <p className="desk-palette-says fact quiet" role="status">
        {t('desk.palette.arriving')}
      </p>
    </dialog>
  )
}
