import { useText } from '../../i18n.tsx'
import { asSentence } from './as-sentence.ts'
import type { Errors } from '../../ui/field/form-rules.ts'

/** What a form that the browser sent by itself comes back with. */
export type ServedAnswer = {
  failed?: string | undefined
  message?: string | undefined
  /** What is not wrong but still to be done, by field. */
  left?: Errors | undefined
}

type FormSummaryProps = {
  id: (field: string) => string
  errors: Errors
  order: string[]
  served?: ServedAnswer | undefined
}

/** The way from what is wrong to where it is. A form's address ends in its id, which gives it the focus. */
export function FormSummary({ id, errors, order, served = {} }: FormSummaryProps) {
  const t = useText()
  const { failed, message, left } = served
  const listed = left ?? errors
  const fields = order.filter((field) => listed[field])
  const count = fields.length
  if (count === 0 && !failed) return null
  return (
    <div className="form-summary" id={id('said')} role="alert" aria-atomic={false} tabIndex={-1}>
      {failed && <p>{failed}</p>}
      {count === 0 ? (
        <p>
          {asSentence(message ?? '')} {t('form.kept')}
        </p>
      ) : (
        <>
          <p>
            {left ? t('form.oneLeft') : t(count === 1 ? 'form.oneWrong' : 'form.wrong', { count })}
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a href={`#${id(field)}`}>{listed[field]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
