import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { JobDetails } from './job-details.tsx'
import type { FormTexts } from './job-texts.ts'
import type { JobTexts } from '../../../features/jobs/job-schema.ts'
import './job-fields.css'

type JobFieldsProps = {
  texts: FormTexts
  errors: Record<string, string>
  /** While it is on its way nothing is typed that would not go along. */
  isBusy: boolean
  onWrite: (change: Partial<FormTexts>) => void
}

export function JobFields({ texts, errors, isBusy, onWrite }: JobFieldsProps) {
  const t = useText()
  const hints = ['description', 'requirements', 'location', 'salaryRange']
  const field = (name: keyof JobTexts, isLong = false) => (
    <Field
      label={t(`admin.job.fields.${name}`)}
      {...(hints.includes(name) ? { hint: t(`desk.job.hints.${name}`) } : {})}
      {...(errors[name] ? { error: errors[name] } : {})}
    >
      {(wiring) => {
        const control = {
          ...wiring,
          name,
          required: true,
          readOnly: isBusy,
          value: texts[name],
          onChange: (event: { target: { value: string } }) =>
            onWrite({ [name]: event.target.value }),
        }
        return isLong ? <textarea {...control} /> : <input {...control} />
      }}
    </Field>
  )
  return (
    <>
      {field('title')}
      {field('description', true)}
      {field('requirements', true)}
      {field('location')}
      {field('salaryRange')}
      <JobDetails texts={texts} errors={errors} isBusy={isBusy} onWrite={onWrite} />
    </>
  )
}
