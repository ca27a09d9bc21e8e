import { type ComponentProps, useState } from 'react'
import { Arrow } from '../arrow/arrow.tsx'
import './file-field.css'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

export function FileField({ label, hint, onChange, ...rest }: FileFieldProps) {
  const [name, setName] = useState('')
  return (
    <label className={name ? 'file-field file-field-chosen' : 'file-field'}>
      <Arrow to="up" />
      <span>
        {label} {hint && <span className="field-hint">{hint}</span>}
        {name && <span className="file-field-name fact">{name}</span>}
      </span>
      <input
        {...rest}
        type="file"
        onChange={(event) => {
          setName(event.target.files?.[0]?.name ?? '')
          onChange?.(event)
        }}
      />
    </label>
  )
}
