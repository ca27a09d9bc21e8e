import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { firstFocus } from '../../../ui/dialog/first-focus.ts'
import { Field } from '../../../ui/field/field.tsx'
import { slugOf } from '../site-tree.ts'

type Titled = {
  title: string
  slug: string
  setTitle: (to: string) => void
  setSlug: (to: string) => void
}

/** A title, and the address made of it as long as one doesn't change that. */
export function useTitled(): Titled {
  const [title, setTitle] = useState('')
  const [own, setSlug] = useState<string>()
  return { title, slug: own ?? slugOf(title), setTitle, setSlug }
}

type TitledFieldsProps = {
  of: Titled
  hasAddress: boolean
  errors: Record<string, string>
}

export function TitledFields({ of, hasAddress, errors }: TitledFieldsProps) {
  const t = useText()
  const told = (field: string) => (errors[field] ? { error: errors[field] } : {})
  return (
    <>
      <Field label={t('desk.site.making.title')} {...told('title')}>
        {(wiring) => (
          <input
            {...wiring}
            value={of.title}
            maxLength={120}
            autoComplete="off"
            ref={firstFocus}
            onChange={({ target }) => of.setTitle(target.value)}
          />
        )}
      </Field>
      {hasAddress && (
        <Field
          label={t('desk.site.making.slug')}
          hint={t('desk.site.making.slugHint')}
          {...told('slug')}
        >
          {(wiring) => (
            <input
              {...wiring}
              value={of.slug}
              maxLength={120}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => of.setSlug(target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}
