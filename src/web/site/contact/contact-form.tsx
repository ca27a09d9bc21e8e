import { useState } from 'react'
import { type Text, useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FileField } from '../../ui/field/file-field.tsx'
import { DraftNote } from '../forms/draft-note.tsx'
import type { Receipt } from '../forms/form-outcome.ts'
import { FormReceipt } from '../forms/form-receipt.tsx'
import { FormState } from '../forms/form-state.tsx'
import { FormSummary, type ServedAnswer } from '../forms/form-summary.tsx'
import { useSendingForm } from '../forms/use-sending-form.ts'
import { contactRules, wrongAnswer } from './contact-rules.ts'
import { useTypedSoFar } from '../forms/use-typed-so-far.ts'
import type { ContactFormView } from './contact-view.ts'
import { PhoneField } from './phone-field.tsx'
import { sendForm } from './send-form.ts'
import { SumField } from './sum-field.tsx'
import { useQuestion } from './use-question.ts'

const order = ['name', 'email', 'phoneNumber', 'help', 'file', 'answer']
const id = (field: string) => `contact-${field}`

/** CON-3: the enquiry; sent by the browser itself until this code is there. */
export function ContactForm({ view }: { view: ContactFormView }) {
  const [round, setRound] = useState(0)
  const [receipt, setReceipt] = useState<Receipt>()
  const t = useText()
  return (
    <>
      {receipt && <FormReceipt key={round} text={t('form.enquirySent')} receipt={receipt} />}
      <ContactFields
        key={`fields ${round}`}
        view={round > 0 ? { ...view, answer: undefined } : view}
        onTry={setReceipt}
        onSent={(sent) => {
          setReceipt(sent)
          setRound((count) => count + 1)
        }}
      />
    </>
  )
}

/** CON-4: an enquiry whose sum is still to come, or came wrong, has not failed. */
function servedAnswer(t: Text, answer: ContactFormView['answer']): ServedAnswer | undefined {
  if (!answer) return undefined
  const { message, errors } = answer
  const wrong = Object.keys(errors)
  if (!message && wrong.length === 0) return { left: { answer: t('form.sumLeft') } }
  const isOnlySum = wrong.length === 1 && wrong[0] === 'answer'
  return { message, failed: isOnlySum ? undefined : t('form.enquiryFailed') }
}

type ContactFieldsProps = {
  view: Omit<ContactFormView, 'answer'> & { answer?: ContactFormView['answer'] | undefined }
  onTry: (none?: undefined) => void
  onSent: (receipt: Receipt) => void
}

function ContactFields({
  view: { service, labels, countryCode, furtherCodes, consent, answer },
  ...on
}: ContactFieldsProps) {
  const t = useText()
  const { question, ask } = useQuestion(answer?.question)
  const form = useSendingForm({
    name: 'contact',
    rules: contactRules(t),
    alsoWrong: (data) => wrongAnswer(t, question, data),
    post: (data, telling) => sendForm(service, data, telling),
    ...on,
    onRefused: (errors) => errors.answer && void ask(),
    served: answer?.errors,
  })
  const { errors, isBusy, draft } = form
  const values = answer?.values ?? {}
  const help = useTypedSoFar(id('help'), values.help)
  const text = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    required: true,
    readOnly: isBusy,
    defaultValue: values[name],
  })
  return (
    <form
      {...form.wiring}
      id={id('form')}
      className="sending-form"
      method="post"
      action={`/contact#${id('said')}`}
      encType="multipart/form-data"
      aria-label={t('form.enquiry')}
    >
      <DraftNote at={draft.restoredAt} onClear={form.clear} />
      <FormSummary
        id={id}
        errors={errors}
        order={order}
        served={form.isAsServed ? servedAnswer(t, answer) : undefined}
      />
      <Field id={id('name')} label={t('form.name')} error={errors.name}>
        {(wiring) => <input {...wiring} {...text('name', 'name')} maxLength={120} />}
      </Field>
      <Field id={id('email')} label={t('form.email')} error={errors.email}>
        {(wiring) => <input {...wiring} {...text('email', 'email')} type="email" maxLength={254} />}
      </Field>
      <PhoneField
        id={id}
        label={labels.phone}
        error={errors.phoneNumber}
        values={{ countryCode, ...values }}
        furtherCodes={furtherCodes}
        isBusy={isBusy}
      />
      <Field id={id('help')} label={labels.help} error={errors.help}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...text('help', 'off')}
            defaultValue={help}
            rows={4}
            maxLength={5000}
          />
        )}
      </Field>
      <FileField
        id={id('file')}
        name="file"
        label={labels.attachment}
        hint={t(answer ? 'form.chooseAgain' : 'form.optional')}
        error={errors.file}
        disabled={isBusy}
        onChange={() => form.judge('file')}
      />
      <SumField
        id={id('answer')}
        question={question}
        error={errors.answer}
        onLeave={() => form.judge('answer')}
      />
      <p className="form-trap" aria-hidden="true">
        <label>
          {t('form.trap')} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="consentVersion" value={consent.version} />
      {answer && <input type="hidden" name="submission_id" value={answer.submissionId} />}
      <p className="form-consent quiet">
        {consent.text} <a href="/privacy">{t('footer.privacy')}</a>
      </p>
      <FormState {...form} failed={t('form.enquiryFailed')} />
      <Button type="submit" look="outline" busy={isBusy} disabled={form.isLive && !!errors.answer}>
        {labels.submit}
      </Button>
    </form>
  )
}
