import { useState } from 'react'
import { type Text, useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'
import { type Doubt, typedNumber } from './typed-number.ts'

/** A number; what isn't one stays in the field and is told, and the number before it stays the value. In doubt there is none. */
export function NumberField(props: FieldProps) {
  const { schema, path, value } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const read = (words: string) => typedNumber(words, schema.maximum)
  const given = typed === undefined || typed.trim() === '' ? undefined : read(typed)
  const isNone = typeof given === 'object' || Number.isNaN(given)
  const wrong = typeof given === 'object' ? doubted(given, t) : schema.says?.wrong
  const told = isNone ? wrong : error
  const isShown = typed !== undefined && (isNone || given === value)
  const take = (next: string) => {
    setTyped(next)
    const number = next.trim() === '' ? undefined : read(next)
    if (Number.isNaN(number)) return
    change(typeof number === 'object' ? undefined : number, { typing: true })
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

const doubted = ({ whole, fraction }: Doubt, t: Text) =>
  fraction === undefined
    ? t('desk.form.thousands', { whole })
    : t('desk.form.thousandsOrFraction', { whole, fraction })
