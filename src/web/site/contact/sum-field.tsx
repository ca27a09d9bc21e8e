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

/** CON-4. Without a question, as before JavaScript, there is none to answer yet. */
export function SumField({ id, question, error, onLeave }: SumFieldProps) {
  const t = useText()
  if (!question)
    return (
      <div className="form-sum">
        <p className="form-consent fact quiet">
          {t('form.sumLater')} <noscript>{t('form.sumNext')}</noscript>
        </p>
      </div>
    )
  const { a, b, challenge } = question
  /** Who goes on to Submit is told there, and who has not answered yet is not told at all. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { type } = (relatedTarget ?? {}) as HTMLButtonElement
    if (currentTarget.value && type !== 'submit') onLeave()
  }
  return (
    <div className="form-sum">
      <Field id={id} label={`${a} + ${b} = `} hint={t('form.sumWhy')} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            name="answer"
            onBlur={leave}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            required
          />
        )}
      </Field>
      <input type="hidden" name="challenge" value={challenge} />
    </div>
  )
}
