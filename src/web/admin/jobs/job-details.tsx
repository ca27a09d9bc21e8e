import { useEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { jobDetailWords } from './job-detail-words.ts'
import { detailError, detailNames, type DetailName, type DetailTexts } from './job-detail-texts.ts'

type JobDetailsProps = {
  texts: DetailTexts
  errors: Record<string, string>
  isBusy: boolean
  onWrite: (change: Partial<DetailTexts>) => void
}

const { choices, hints } = jobDetailWords

/** What a job may tell beside its five texts; closed until somebody wants it or something in it is refused. */
export function JobDetails({ texts, errors, isBusy, onWrite }: JobDetailsProps) {
  const t = useText()
  const box = useRef<HTMLDetailsElement>(null)
  const isRefused = detailNames.some((name) => detailError(errors, name))

  useEffect(() => {
    if (isRefused && box.current) box.current.open = true
  }, [isRefused, errors])

  return (
    <details ref={box} className="job-details">
      <summary>{t('desk.jobDetails.summary')}</summary>
      <div className="job-details-fields">
        {detailNames.map((name) => (
          <Detail
            key={name}
            name={name}
            value={texts[name]}
            error={detailError(errors, name)}
            isBusy={isBusy}
            onWrite={(value) => onWrite({ [name]: value })}
          />
        ))}
      </div>
    </details>
  )
}

type DetailProps = {
  name: DetailName
  value: string
  error: string | undefined
  isBusy: boolean
  onWrite: (value: string) => void
}

function Detail({ name, value, error, isBusy, onWrite }: DetailProps) {
  const t = useText()
  const offered = name in choices ? choices[name as keyof typeof choices] : undefined
  return (
    <Field
      label={t(`desk.jobDetails.fields.${name}`)}
      {...(name in hints ? { hint: t(`desk.jobDetails.hints.${name}`) } : {})}
      {...(error ? { error } : {})}
    >
      {(wiring) => {
        const control = {
          ...wiring,
          name,
          value,
          onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
        }
        const type = name === 'validThrough' ? 'date' : 'text'
        if (!offered) return <input {...control} type={type} readOnly={isBusy} />
        return (
          <select {...control} disabled={isBusy}>
            <option value="">{t('desk.jobDetails.none')}</option>
            {Object.keys(offered).map((choice) => (
              <option key={choice} value={choice}>
                {t(`desk.jobDetails.choices.${name}.${choice}`)}
              </option>
            ))}
          </select>
        )
      }}
    </Field>
  )
}
