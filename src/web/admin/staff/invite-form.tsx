import { type FormEvent, useState } from 'react'
import { roles } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import type { Told } from './one-time-password.tsx'

const empty = { email: '', role: 'editor' }

export function InviteForm({ onInvited }: { onInvited: (told: Told) => void }) {
  const t = useText()
  const form = useKeptForm('invitation', empty)
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [isBusy, setIsBusy] = useState(false)

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      onInvited(await deskCall<Told>('/api/staff', { method: 'POST', body: form.texts }))
      form.settle()
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {}
      setTrouble({ message: sentenceOf(error), fields })
    }
    setIsBusy(false)
  }

  return (
    <section className="desk-section" aria-labelledby="invite">
      <h2 id="invite">{t('desk.staff.inviteHeading')}</h2>
      <form className="desk-form desk-narrow" onSubmit={invite}>
        <Field
          label={t('desk.staff.email')}
          {...(trouble?.fields.email ? { error: trouble.fields.email } : {})}
        >
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
        <Field label={t('desk.staff.role')}>
          {(wiring) => (
            <select
              {...wiring}
              value={form.texts.role}
              onChange={(event) => form.write({ role: event.target.value })}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {t(`desk.roles.${role}`)}: {t(`desk.staff.duties.${role}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {trouble && !trouble.fields.email && <Notice tone="error" text={trouble.message} />}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('desk.staff.inviting') : t('desk.staff.invite')}
        </Button>
      </form>
    </section>
  )
}
