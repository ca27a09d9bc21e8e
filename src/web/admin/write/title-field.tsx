import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'

type TitleFieldProps = {
  value: string
  error: string | undefined
  takesCaret: boolean
  onWrite: (title: string) => void
}

export function TitleField({ value, error, takesCaret, onWrite }: TitleFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesCaret) input.current?.focus()
  }, [takesCaret])
  return (
    <Field label={t('admin.blog.title')} {...(error ? { error } : {})}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          value={value}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </Field>
  )
}
