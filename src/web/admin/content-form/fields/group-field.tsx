import { useText } from '../../../i18n.tsx'
import { emptyOf, isRecord, pathTo } from '../content-schema.ts'
import type { FieldProps } from '../field-props.ts'
import { useForm } from '../form-context.ts'
import { useField } from '../use-field.ts'

/** Fields that belong together; an optional group is there or not. */
export function GroupField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const t = useText()
  const { FieldOf } = useForm()
  const { id, title, hint, error, mayChange, change } = useField(props)
  const value = isRecord(props.value) ? props.value : undefined
  return (
    <fieldset className="content-group" data-path={path} aria-describedby={error && `${id}-fault`}>
      <legend>{title}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {error && (
        <p className="field-error" id={`${id}-fault`}>
          {error}
        </p>
      )}
      {(value || !isOptional) &&
        Object.entries(schema.properties ?? {}).map(([name, field]) =>
          field.const === undefined ? (
            <FieldOf
              key={name}
              schema={field}
              path={pathTo(path, name)}
              value={value?.[name]}
              isOptional={!schema.required?.includes(name)}
            />
          ) : null,
        )}
      {isOptional && mayChange && (
        <button
          type="button"
          className="desk-small"
          onClick={() => change(value ? undefined : emptyOf(schema))}
        >
          {t(value ? 'desk.form.takeAway' : 'desk.form.addThis', { title })}
        </button>
      )}
    </fieldset>
  )
}
