import { useText } from '../../i18n.tsx'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { faultOf } from './judge-field.ts'

/** What every control of a form has: its label, its id, what is wrong with it, and how it changes. */
export function useField({ schema, path, value, isOptional }: FieldProps) {
  const t = useText()
  const { id, faults, mayChange, change } = useForm()
  const { title = path, description } = schema
  const error = faultOf(schema, value) ?? faults[path]
  return {
    id: `${id}${path}`,
    label: isOptional ? t('desk.form.optional', { title }) : title,
    title,
    ...(description && { hint: description }),
    ...(error && { error }),
    mayChange,
    change: (next: unknown, how?: { typing?: boolean }) => change(path, next, how),
  }
}
