import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Arrow } from '../arrow/arrow.tsx'
import './field.css'
import './file-field.css'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

export function FileField({ id, label, hint, error, onChange, ...rest }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  useEffect(() => {
    const { form, files } = input.current!
    // Chosen before this code was there, or brought back by the browser.
    setName(files?.[0]?.name ?? '')
    const clear = () => setName('')
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className={name ? 'file-field file-field-chosen' : 'file-field'}>
        <Arrow to="up" />
        <span>
          {label}{' '}
          {hint && (
            <span className="field-hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
          {name && <span className="file-field-name fact">{name}</span>}
        </span>
        <input
          {...rest}
          ref={input}
          id={id}
          type="file"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            setName(event.target.files?.[0]?.name ?? '')
            onChange?.(event)
          }}
        />
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
