import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

const types: Record<string, string> = { date: 'date', colour: 'color' }

/** What is one value: a number, a date, a choice, an address. */
export function PlainField(props: FieldProps) {
  const { schema, path, value, isOptional } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  const { is = '' } = schema
  const given = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  if (is === 'yes')
    return (
      <div className="content-yes field">
        <label>
          <input
            type="checkbox"
            data-path={path}
            checked={value === true}
            disabled={!mayChange}
            onChange={({ target }) =>
              change(target.checked || !isOptional ? target.checked : undefined)
            }
          />{' '}
          {label}
        </label>
        {hint && <p className="field-hint">{hint}</p>}
        {error && <p className="field-error">{error}</p>}
      </div>
    )
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(wiring) =>
        is === 'choice' ? (
          <select
            {...wiring}
            data-path={path}
            value={given}
            disabled={!mayChange}
            onChange={({ target }) => change(target.value || undefined)}
          >
            {(isOptional || given === '') && <option value="" />}
            {schema.enum?.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <input
            {...wiring}
            data-path={path}
            type={types[is] ?? 'text'}
            inputMode={is === 'number' ? 'decimal' : undefined}
            value={given}
            readOnly={!mayChange}
            onChange={({ target }) =>
              change(
                target.value === ''
                  ? undefined
                  : is === 'number' && target.value.trim() !== ''
                    ? Number(target.value)
                    : target.value,
                { typing: true },
              )
            }
          />
        )
      }
    </Field>
  )
}
