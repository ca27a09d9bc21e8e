import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

type ChosenFieldProps = FieldProps & {
  /** What is chosen now, as people know it. */
  shown: ReactNode
  picker: (close: () => void, change: (next: unknown) => void) => ReactNode
}

/** What is chosen in a dialog: the choice, and the way to another. */
export function ChosenField({ shown, picker, ...props }: ChosenFieldProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { id, label, title, hint, error, mayChange, change } = useField(props)
  // A document that is made to be chosen comes later: the field is elsewhere by then, or gone.
  const take = useRef<typeof change>(undefined)
  useEffect(() => {
    take.current = change
    return () => void (take.current = undefined)
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
      {isOpen && (
        <Opened
          picker={picker}
          close={() => setIsOpen(false)}
          change={(next) => take.current?.(next)}
        />
      )}
    </div>
  )
}

type OpenedProps = Pick<ChosenFieldProps, 'picker'> & {
  close: () => void
  change: (next: unknown) => void
}

const Opened = ({ picker, close, change }: OpenedProps) => picker(close, change)
