import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'
import { NumberField } from './number-field.tsx'

/** What is one value: a number, a date, yes or no, a choice, a colour, the text of a drawing. */
export function PlainField(props: FieldProps) {
  const { schema, path, value, isOptional } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  const { is } = schema
  const given = typeof value === 'string' ? value : ''
  const take = (next: string) =>
    change(next === '' ? (isOptional ? undefined : next) : next, { typing: true })
  if (is === 'yes') return <YesField {...props} />
  if (is === 'number') return <NumberField {...props} />
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(wiring) => {
        const control = { ...wiring, 'data-path': path, value: given }
        const typed = { ...control, readOnly: !mayChange }
        if (is === 'choice')
          return (
            <select
              {...control}
              disabled={!mayChange}
              onChange={({ target }) => change(target.value || undefined)}
            >
              {(isOptional || given === '') && <option value="" />}
              {schema.enum?.map((one) => (
                <option key={one} value={one}>
                  {one[0]?.toUpperCase() + one.slice(1)}
                </option>
              ))}
            </select>
          )
        if (is === 'svg')
          return (
            <textarea
              {...typed}
              rows={6}
              spellCheck={false}
              onChange={({ target }) => take(target.value)}
            />
          )
        if (is === 'colour')
          return (
            <div className="content-colour">
              <input
                type="color"
                aria-hidden="true"
                tabIndex={-1}
                value={/^#[\da-f]{6}$/i.test(given) ? given : '#000000'}
                disabled={!mayChange}
                onChange={({ target }) => take(target.value)}
              />
              <input {...typed} spellCheck={false} onChange={({ target }) => take(target.value)} />
            </div>
          )
        const type = is === 'date' ? 'date' : 'text'
        return <input {...typed} type={type} onChange={({ target }) => take(target.value)} />
      }}
    </Field>
  )
}

function YesField(props: FieldProps) {
  const { id, label, hint, error, mayChange, change } = useField(props)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="content-yes field">
      <label>
        <input
          type="checkbox"
          id={id}
          data-path={props.path}
          aria-describedby={described || undefined}
          checked={props.value === true}
          disabled={!mayChange}
          onChange={({ target: { checked } }) =>
            change(checked || !props.isOptional ? checked : undefined)
          }
        />
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
