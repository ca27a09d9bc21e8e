import { useText } from '../../../i18n.tsx'
import { emptyOf, pathTo } from '../content-schema.ts'
import type { FieldProps } from '../field-props.ts'
import { useForm } from '../form-context.ts'
import { useField } from '../use-field.ts'

/** Several of the same, in their order. */
export function ListField(props: FieldProps) {
  const { schema, path } = props
  const t = useText()
  const { lists, FieldOf } = useForm()
  const { title, hint, error, mayChange } = useField(props)
  const items = Array.isArray(props.value) ? (props.value as unknown[]) : []
  const of = schema.items ?? {}
  const most = schema.maxItems ?? Infinity
  return (
    <fieldset className="content-group" data-path={path}>
      <legend>{title}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {error && <p className="field-error">{error}</p>}
      <ol>
        {items.map((item, place) => (
          <li key={place}>
            <FieldOf schema={of} path={pathTo(path, place)} value={item} isOptional={false} />
          </li>
        ))}
      </ol>
      {mayChange && items.length < most && (
        <button
          type="button"
          className="desk-small"
          onClick={() => lists.insert(path, items.length, emptyOf(of))}
        >
          {t('desk.form.add', { title: of.title ?? title })}
        </button>
      )}
    </fieldset>
  )
}
