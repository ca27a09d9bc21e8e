import { useState } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

const numberOf = (typed: string) => Number(typed.trim().replace(',', '.'))

/** A number; what isn't one stays in the field and is told, and the number before it stays the value. */
export function NumberField(props: FieldProps) {
  const { schema, path, value } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  const [typed, setTyped] = useState<string>()
  const isNone = typed !== undefined && typed.trim() !== '' && Number.isNaN(numberOf(typed))
  const told = isNone ? schema.says?.wrong : error
  const isShown = typed !== undefined && (isNone || numberOf(typed) === value)
  const take = (next: string) => {
    setTyped(next)
    if (next.trim() === '') change(undefined, { typing: true })
    else if (!Number.isNaN(numberOf(next))) change(numberOf(next), { typing: true })
  }
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(told && { error: told })}>
      {(wiring) => (
        <input
          {...wiring}
          data-path={path}
          inputMode="decimal"
          value={isShown ? typed : typeof value === 'number' ? `${value}` : ''}
          readOnly={!mayChange}
          onChange={({ target }) => take(target.value)}
          onBlur={() => !isNone && setTyped(undefined)}
        />
      )}
    </Field>
  )
}
