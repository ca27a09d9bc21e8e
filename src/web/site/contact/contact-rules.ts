import { attachmentLimit } from '../../../features/enquiries/enquiry-limits.ts'
import type { Text } from '../../i18n.tsx'
import type { Errors, Rule } from '../../ui/field/form-rules.ts'
import type { Question } from './contact-view.ts'

export const contactRules = (t: Text): Rule[] => [
  { name: 'name', missing: t('form.missing.name') },
  { name: 'email', missing: t('form.missing.email'), notMail: t('form.notMail') },
  { name: 'countryCode' },
  { name: 'phoneNumber', missing: t('form.missing.phone') },
  { name: 'help', missing: t('form.missing.help') },
  { name: 'file', file: { most: attachmentLimit - 1, tooLarge: t('form.tooLarge') } },
]

/** CON-4: without a question there is nothing to answer; the server then knows that nobody was asked. */
export function wrongAnswer(t: Text, question: Question | undefined, data: FormData): Errors {
  if (!question) return {}
  const answer = String(data.get('answer') ?? '').trim()
  const isRight = answer.replace(/^0+/, '') === String(question.a + question.b)
  // The server knows the digits of every script.
  if (/[^\P{Nd}\d]/u.test(answer)) return {}
  return isRight ? {} : { answer: t('form.wrongAnswer') }
}
