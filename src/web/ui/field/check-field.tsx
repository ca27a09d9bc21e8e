import type { ComponentProps } from 'react'
import './file-field.css'

export function CheckField({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="check-field">
      <input {...rest} type="checkbox" />
      {label}
    </label>
  )
}
