import { type ReactNode, useId } from 'react'
import './field.css'

type FieldState = { hint?: string; error?: string }

type Wiring = {
  id: string
  className: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

type FieldProps = FieldState & {
  label: ReactNode
  /** For a control that others point to; else one is made. */
  id?: string
  children: (wiring: Wiring) => ReactNode
}

/** Joins a control to its label, hint and error; the control itself is the caller's. */
export function Field({ label, id: given, hint, error, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: 'field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
