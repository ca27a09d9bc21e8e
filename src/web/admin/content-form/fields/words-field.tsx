import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

/** Words of one line or several, and how much room is left for them. */
export function WordsField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const t = useText()
  const { id, label, hint, error, mayChange, change } = useField(props)
  const words = typeof props.value === 'string' ? props.value : ''
  const left = (schema.maxLength ?? Infinity) - words.trim().length
  const shared = (typed: string) =>
    change(typed === '' && isOptional ? undefined : typed, { typing: true })
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(wiring) => (
        <>
          {schema.is === 'line' ? (
            <input
              {...wiring}
              data-path={path}
              value={words}
              readOnly={!mayChange}
              onChange={({ target }) => shared(target.value)}
            />
          ) : (
            <textarea
              {...wiring}
              data-path={path}
              value={words}
              readOnly={!mayChange}
              onChange={({ target }) => shared(target.value)}
            />
          )}
          {mayChange && left >= 0 && left !== Infinity && (
            <p className="content-room fact quiet">
              {t(left === 1 ? 'desk.form.roomOne' : 'desk.form.room', {
                count: left.toLocaleString('en'),
              })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
