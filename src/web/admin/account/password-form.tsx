import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { callRoute } from '../session/call-route.ts'
import { fieldsOf, sentenceOf } from '../session/desk-call.ts'
import { useMe } from '../session/session-state.tsx'

/** Passwords are not kept anywhere, not even until they are saved. */
export function PasswordForm() {
  const t = useText()
  const { member } = useMe()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const sent = new FormData(form)
      const typed = (name: string) => String(sent.get(name) ?? '')
      const body = { password: typed('password'), newPassword: typed('newPassword') }
      return callRoute('PUT /api/staff/me/password', { body })
    },
    onSuccess: (_, form) => {
      form.reset()
      toast.success(t('desk.account.changed'))
    },
    onError: undefined,
  })
  const wrong = fieldsOf(error)
  const form = useFirstWrong(error)
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate(event.currentTarget)
  }

  const field = (name: 'password' | 'newPassword', autoComplete: string) => (
    <Field
      label={t(name === 'password' ? 'desk.account.present' : 'desk.account.new')}
      {...(name === 'newPassword' ? { hint: t('desk.account.newHint') } : {})}
      {...(wrong[name] ? { error: wrong[name] } : {})}
    >
      {(wiring) => (
        <input {...wiring} type="password" name={name} autoComplete={autoComplete} required />
      )}
    </Field>
  )
  return (
    <section className="desk-section" aria-labelledby="own-password">
      <h2 id="own-password">{t('desk.account.password')}</h2>
      <form ref={form} className="desk-form desk-narrow" noValidate onSubmit={change}>
        <input type="hidden" autoComplete="username" value={member.email} readOnly />
        {field('password', 'current-password')}
        {field('newPassword', 'new-password')}
        {error && Object.keys(wrong).length === 0 && (
          <Notice tone="error" text={sentenceOf(error)} />
        )}
        <Button type="submit" busy={isPending}>
          {isPending ? t('desk.account.changing') : t('desk.account.change')}
        </Button>
      </form>
    </section>
  )
}
