import { useEffect, useRef } from 'react'
import { resumeKinds, resumeLimit } from '../../../features/applications/application-limits.ts'
import { type Text, useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FileField } from '../../ui/field/file-field.tsx'
import { DraftNote } from '../forms/draft-note.tsx'
import type { IsSent, Receipt } from '../forms/form-outcome.ts'
import type { Rule } from '../../ui/field/form-rules.ts'
import { FormState } from '../forms/form-state.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import { postForm } from '../forms/post-form.ts'
import { useTypedSoFar } from '../forms/use-typed-so-far.ts'
import { useSendingForm } from '../forms/use-sending-form.ts'
import type { ApplyView, JobView } from './careers-view.ts'
import { useUnderWay } from './use-under-way.ts'
import '../forms/form.css'

type ApplicationFormProps = {
  job: Pick<JobView, 'id' | 'path' | 'title'>
  form: ApplyView
  /** It is being sent: what it takes to send it must not go away. */
  onBegin?: () => void
  onSent: (receipt: Receipt) => void
  onCancel?: () => void
  takesFocus?: boolean
}

const order = ['name', 'email', 'coverLetter', 'resume']

const rulesFor = (t: Text): Rule[] => [
  { name: 'name', missing: t('form.missing.name') },
  { name: 'email', missing: t('form.missing.email'), notMail: t('form.notMail') },
  { name: 'coverLetter', missing: t('form.missing.coverLetter') },
  {
    name: 'resume',
    missing: t('form.missing.resume'),
    file: {
      most: resumeLimit - 1,
      tooLarge: t('form.resumeTooLarge'),
      endings: [...resumeKinds],
      wrongKind: t('form.wrongKind'),
    },
  },
]

/** CAR-7: whatever door takes it, any status of success is one. */
const isSent: IsSent = ({ status }) => status > 199 && status < 300

/** CAR-6: the application for one job, sent to that job's own address. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, form: view, onBegin, onSent, onCancel, takesFocus } = props
  const { api, labels, consent, answer } = view
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // In the list it opens below the job's own heading, on a job's page below that of a part.
  const Heading = takesFocus ? 'h4' : 'h3'
  const door = `${api}/api/jobs/${encodeURIComponent(job.id)}/apply`
  const id = (field: string) => `apply-${job.id}-${field}`
  const form = useSendingForm({
    name: `apply:${job.id}`,
    rules: rulesFor(t),
    post: (data, telling) => postForm(door, data, telling),
    isSent,
    onSent,
    served: answer?.errors,
  })
  useUnderWay(form.phase, onBegin)
  useEffect(() => (takesFocus ? heading.current?.focus() : undefined), [takesFocus])
  const { errors, isBusy } = form
  const letter = useTypedSoFar(id('coverLetter'), answer?.values.coverLetter)
  const text = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    required: true,
    readOnly: isBusy,
    defaultValue: answer?.values[name],
  })
  return (
    <form
      {...form.wiring}
      // Another address answers with JSON: until our code is there, the browser lets nothing empty through.
      noValidate={form.isLive || !api}
      className="sending-form application"
      method="post"
      action={api ? door : `${job.path}#${id('said')}`}
      encType="multipart/form-data"
      aria-labelledby={id('heading')}
    >
      <Heading className="subhead" id={id('heading')} ref={heading} tabIndex={-1}>
        {t('careers.applyFor', { title: job.title })}
      </Heading>
      <DraftNote at={form.draft.restoredAt} onClear={form.clear} />
      <FormSummary
        id={id}
        errors={errors}
        order={order}
        served={
          form.isAsServed ? { failed: t('careers.failed'), message: answer?.message } : undefined
        }
      />
      <Field id={id('name')} label={t('form.name')} error={errors.name}>
        {(wiring) => <input {...wiring} {...text('name', 'name')} maxLength={120} />}
      </Field>
      <Field id={id('email')} label={t('form.email')} error={errors.email}>
        {(wiring) => <input {...wiring} {...text('email', 'email')} type="email" maxLength={254} />}
      </Field>
      <Field id={id('coverLetter')} label={labels.coverLetter} error={errors.coverLetter}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...text('coverLetter', 'off')}
            defaultValue={letter}
            rows={6}
            maxLength={10_000}
          />
        )}
      </Field>
      <FileField
        id={id('resume')}
        name="resume"
        accept={resumeKinds.join(',')}
        required
        label={labels.cv}
        hint={`${t('careers.resumeHint')} ${answer ? t('form.chooseAgain') : ''}`.trim()}
        error={errors.resume}
        disabled={isBusy}
        onChange={() => form.judge('resume')}
      />
      <input type="hidden" name="consentVersion" value={consent.version} />
      {answer && <input type="hidden" name="submission_id" value={answer.submissionId} />}
      <p className="form-consent quiet">
        {consent.text} <a href="/privacy">{t('footer.privacy')}</a>
      </p>
      <FormState {...form} failed={t('careers.failed')} />
      <p className="application-actions">
        <Button type="submit" busy={isBusy}>
          {labels.submit}
        </Button>
        {onCancel && <Cancel clear={form.clear} onCancel={onCancel} />}
      </p>
    </form>
  )
}

function Cancel({ clear, onCancel }: { clear: () => void; onCancel: () => void }) {
  const t = useText()
  return (
    <Button
      look="outline"
      onClick={() => {
        clear()
        onCancel()
      }}
    >
      {t('careers.cancel')}
    </Button>
  )
}
