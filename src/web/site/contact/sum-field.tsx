import type { FocusEvent } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { Question } from './contact-view.ts'

type SumFieldProps = {
  id: string
  question: Question | undefined
  error?: string | undefined
  onLeave: () => void
}

/**
 * CON-4. The page has no question; `prefetch-challenge.js` writes one into this field as soon as the page stands,
 * and `useQuestion` takes that over. Without JavaScript it is asked on the next page.
 */
export function SumField({ id, question, error, onLeave }: SumFieldProps) {
  const t = useText()
  /** Judges the answer on leaving the field, unless it is empty or Submit comes next, which judges it anyway. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { type } = (relatedTarget ?? {}) as HTMLButtonElement
    if (currentTarget.value && type !== 'submit') onLeave()
  }
  const sum = question ? t('form.question', { a: question.a, b: question.b }) : t('form.sum')
  return (
    <div
      className="form-sum"
      data-asked={Boolean(question)}
      data-question={t('form.question', { a: '{a}', b: '{b}' })}
    >
      <Field
        id={id}
        label={<span suppressHydrationWarning>{sum}</span>}
        hint={t('form.sumWhy')}
        error={error}
      >
        {(wiring) => (
          <input
            {...wiring}
            name="answer"
            onBlur={leave}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            required={Boolean(question)}
            suppressHydrationWarning
          />
        )}
      </Field>
      <input
        type="hidden"
        name="challenge"
        value={question?.challenge ?? ''}
        suppressHydrationWarning
      />
      {!question && (
        <noscript>
          <p className="form-consent fact quiet">
            {t('form.sumLater')} {t('form.sumNext')}
          </p>
        </noscript>
      )}
    </div>
  )
}
