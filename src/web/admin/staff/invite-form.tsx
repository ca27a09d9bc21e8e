import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type Role, roles } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { callRoute } from '../session/call-route.ts'
import { fieldsOf, sentenceOf } from '../session/desk-call.ts'
import { usePersistedForm } from '../session/use-persisted-form.ts'
import type { Told } from './one-time-password.tsx'

const empty: { email: string; role: Role } = { email: '', role: 'editor' }

export function InviteForm({ onInvited }: { onInvited: (told: Told) => void }) {
  const t = useText()
  const form = usePersistedForm('invitation', empty)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callRoute('POST /api/staff', { body: form.texts }),
    onSuccess: (told) => {
      onInvited(told)
      form.settle()
    },
    onError: undefined,
  })
  const wrong = fieldsOf(error).email
  const ref = useFirstWrong(error)
  const invite = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }

  return (
    <section className="desk-section" aria-labelledby="invite">
      <h2 id="invite">{t('desk.staff.inviteHeading')}</h2>
      <form ref={ref} className="desk-form desk-narrow" noValidate onSubmit={invite}>
        <Field label={t('desk.staff.email')} {...(wrong ? { error: wrong } : {})}>
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              autoComplete="off"
              required
              value={form.texts.email}
              onChange={(event) => form.write({ email: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('desk.staff.role')} hint={t(`desk.staff.duties.${form.texts.role}`)}>
          {(wiring) => (
            <select
              {...wiring}
              value={form.texts.role}
              onChange={(event) => form.write({ role: event.target.value as Role })}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {t(`desk.roles.${role}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {error && !wrong && <Notice tone="error" text={sentenceOf(error)} />}
        <Button type="submit" busy={isPending}>
          {isPending ? t('desk.staff.inviting') : t('desk.staff.invite')}
        </Button>
      </form>
    </section>
  )
}
