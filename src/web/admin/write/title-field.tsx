import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { Early } from './draft/early-title.tsx'

type TitleFieldProps = {
  value: string
  error: string | undefined
  /** Who was typing in the title before takes the caret along. */
  early: RefObject<Early>
  onWrite: (title: string) => void
}

export function TitleField({ value, error, early, onWrite }: TitleFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (early.current === 'typing') input.current?.focus()
  }, [early])
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
