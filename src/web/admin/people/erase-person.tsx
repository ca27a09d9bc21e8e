import { type FormEvent, useState } from 'react'
import type { Held } from '../../../features/submissions/person/personal-data.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskCall, sentenceOf } from '../session/desk-call.ts'

type ErasePersonProps = {
  email: string
  held: Held
  onErased: (count: number) => void
  onClose: () => void
}

/** Says what will go, and asks for the address once more: nothing of it comes back. */
export function ErasePerson({ email, held, onErased, onClose }: ErasePersonProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const isRight = typed.trim().toLowerCase() === email.toLowerCase()
    setIsWrong(!isRight)
    if (!isRight) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = { email, seen: held.enquiries + held.applications }
      const call = { method: 'POST', body } as const
      const { erased } = await deskCall<{ erased: number }>('/api/people/erase', call)
      return onErased(erased)
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setIsBusy(false)
  }

  return (
    <Dialog title={t('desk.people.eraseHeading')} close={t('desk.cancel')} onClose={onClose}>
      <form noValidate onSubmit={erase}>
        <p>{t('desk.people.eraseText', { ...held, email })}</p>
        <p>{t('desk.people.eraseLaw')}</p>
        <Field
          label={t('desk.people.type')}
          {...(isWrong ? { error: t('desk.people.notTyped', { email }) } : {})}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {trouble && <Notice tone="error" text={trouble} />}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('desk.people.erasing') : t('desk.people.erase')}
        </Button>
      </form>
    </Dialog>
  )
}
