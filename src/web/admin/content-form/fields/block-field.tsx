import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { blockName, blockSchema, emptyOf, isRecord } from '../content-schema.ts'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'
import { GroupField } from './group-field.tsx'

/** One block of several kinds, or none. */
export function BlockField(props: FieldProps) {
  const { schema, path, value, isOptional } = props
  const t = useText()
  const { id, label, hint, error, mayChange, change } = useField(props)
  const chosen = blockSchema(schema, value)
  const choices = schema.oneOf ?? []
  return (
    <div className="content-group">
      <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
        {(wiring) => (
          <select
            {...wiring}
            data-path={path}
            value={isRecord(value) ? String(value.block) : ''}
            disabled={!mayChange}
            onChange={({ target }) => {
              const one = choices.find((choice) => blockName(choice) === target.value)
              change(one && emptyOf(one))
            }}
          >
            {(isOptional || !chosen) && <option value="">{t('desk.form.none')}</option>}
            {choices.map((one) => (
              <option key={blockName(one)} value={blockName(one)}>
                {one.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen && <GroupField schema={chosen} path={path} value={value} isOptional={false} />}
    </div>
  )
}
