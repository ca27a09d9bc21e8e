import { lazy, Suspense, useState } from 'react'
import { keptLink } from '../../../../features/documents/schema/link-shapes.ts'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useLeadsNowhere } from '../../pick/link/leads-nowhere.ts'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'

const LinkPicker = lazy(async () => ({
  default: (await import('../../pick/link/link-picker.tsx')).LinkPicker,
}))

/** An address: typed, or found among the pages. */
export function LinkField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { id, label, title, hint, error, mayChange, change } = useField(props)
  const value = typeof props.value === 'string' ? props.value : ''
  const [typed, setTyped] = useState<string>()
  // What stood there before is not asked about.
  const leadsNowhere = useLeadsNowhere(typed === value ? typed : undefined)
  const put = (address: string) => {
    setTyped(address)
    change(address === '' && isOptional ? undefined : address, { typing: true })
  }
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(wiring) => (
        <>
          <div className="content-link">
            <input
              {...wiring}
              data-path={path}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={value}
              readOnly={!mayChange}
              onChange={({ target }) => put(target.value)}
              onBlur={() => mayChange && keptLink(value) !== value && put(keptLink(value))}
            />
            {mayChange && (
              <button type="button" className="desk-small" onClick={() => setIsOpen(true)}>
                {t('desk.form.find')}
                <span className="visually-hidden"> {title}</span>
              </button>
            )}
          </div>
          <p className="fact" role="status">
            {leadsNowhere && t('desk.pick.leadsNowhere')}
          </p>
          {isOpen && (
            <Suspense>
              <LinkPicker
                label={title}
                value={value || undefined}
                isOptional={isOptional}
                isPath={schema.is === 'path'}
                onPick={change}
                onClose={() => setIsOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}
