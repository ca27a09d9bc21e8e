import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'
import { Room } from './room.tsx'

/** Words of one line or several, and how much room is left for them. */
export function WordsField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  // A field of several patterns is written in one way alone, such as a day: it has no room to tell of.
  const hasFormat = schema.allOf !== undefined
  const words = typeof props.value === 'string' ? props.value : ''
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
          {mayChange && !hasFormat && <Room of={schema.maxLength} used={words.trim().length} />}
        </>
      )}
    </Field>
  )
}
