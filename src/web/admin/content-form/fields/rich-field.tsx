import { lazy, Suspense } from 'react'
import { plainWords } from '../../../../features/documents/rich/rich-words.ts'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-field.ts'
import { useSplit } from '../use-split.ts'
import { Room } from './room.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'

const RichWordsArea = lazy(async () => ({
  default: (await import('../rich/rich-words-area.tsx')).RichWordsArea,
}))

/** Words with a few marks. */
export function RichField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const t = useText()
  const { id, label, hint, error, mayChange, change } = useField(props)
  const split = useSplit(path)
  const value = typeof props.value === 'string' ? props.value : ''
  const words = plainWords(value)
  return (
    <Field
      id={id}
      label={<span id={`${id}-label`}>{label}</span>}
      {...(hint && { hint })}
      {...(error && { error })}
    >
      {({ className, ...wiring }) =>
        mayChange ? (
          <>
            <Suspense fallback={<Waiting label={t('desk.loading')} />}>
              <RichWordsArea
                value={value}
                marks={schema.marks ?? []}
                isOneParagraph={schema.isOneParagraph === true}
                wiring={{
                  ...wiring,
                  className: `${className} rich-words`,
                  'aria-labelledby': `${id}-label`,
                  'data-path': path,
                }}
                onChange={(next) =>
                  change(next === '' && isOptional ? undefined : next, { typing: true })
                }
                onSplit={split}
              />
            </Suspense>
            <Room of={schema.room} used={words} />
          </>
        ) : (
          <p id={id} data-path={path}>
            {words}
          </p>
        )
      }
    </Field>
  )
}
