import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

type ChosenFieldProps = FieldProps & {
  /** What is chosen now, as people know it. */
  shown: ReactNode
  picker: (close: () => void, change: (next: unknown) => void) => ReactNode
}

type Change = (next: unknown) => void

/** The same function for as long as the field is there, wherever it is by then. */
function passOn() {
  let latest: Change | undefined
  return {
    take: (next: unknown) => latest?.(next),
    listen: (change: Change | undefined) => void (latest = change),
  }
}

/** What is chosen in a dialog: the choice, and the way to another. */
export function ChosenField({ shown, picker, ...props }: ChosenFieldProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { id, label, title, hint, error, mayChange, change } = useField(props)
  // A document that is made to be chosen comes later: the field is elsewhere by then, or gone.
  const [{ take, listen }] = useState(passOn)
  useEffect(() => {
    listen(change)
    return () => listen(undefined)
  })
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field content-chosen" role="group" aria-labelledby={`${id}-label`}>
      <p className="field-label" id={`${id}-label`}>
        {label}
      </p>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="content-chosen-line">
        {shown ?? <span className="quiet">{t('desk.form.nothingChosen')}</span>}
        {mayChange && (
          <button
            type="button"
            className="desk-small"
            id={id}
            data-path={props.path}
            aria-describedby={described || undefined}
            onClick={() => setIsOpen(true)}
          >
            {t(shown ? 'desk.form.choose' : 'desk.form.chooseOne')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {isOpen && picker(() => setIsOpen(false), take)}
    </div>
  )
}
