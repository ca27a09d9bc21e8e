import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useMe } from '../session/session-state.tsx'

/** Passwords are not kept anywhere, not even until they are saved. */
export function PasswordForm() {
  const t = useText()
  const { member } = useMe()
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [isBusy, setIsBusy] = useState(false)

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = Object.fromEntries(new FormData(form))
      await deskCall('/api/staff/me/password', { method: 'PUT', body })
      form.reset()
      toast.success(t('desk.account.changed'))
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {}
      setTrouble({ message: sentenceOf(error), fields })
    }
    setIsBusy(false)
  }

  const field = (name: 'password' | 'newPassword', autoComplete: string) => (
    <Field
      label={t(name === 'password' ? 'desk.account.present' : 'desk.account.new')}
      {...(name === 'newPassword' ? { hint: t('desk.account.newHint') } : {})}
      {...(trouble?.fields[name] ? { error: trouble.fields[name] } : {})}
    >
      {(wiring) => (
        <input {...wiring} type="password" name={name} autoComplete={autoComplete} required />
      )}
    </Field>
  )
  return (
    <section className="desk-section" aria-labelledby="own-password">
      <h2 id="own-password">{t('desk.account.password')}</h2>
      <form className="desk-form desk-narrow" onSubmit={change}>
        <input type="hidden" autoComplete="username" value={member.email} readOnly />
        {field('password', 'current-password')}
        {field('newPassword', 'new-password')}
        {trouble && Object.keys(trouble.fields).length === 0 && (
          <Notice tone="error" text={trouble.message} />
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('desk.account.changing') : t('desk.account.change')}
        </Button>
      </form>
    </section>
  )
}
