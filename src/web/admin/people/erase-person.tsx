import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Held } from '../../../features/submissions/person/personal-data.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { callRoute } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'

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
  const [wrongTries, setWrongTries] = useState(0)
  const form = useFirstWrong(wrongTries)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callRoute('POST /api/people/erase', {
        body: { email, seen: held.enquiries + held.applications },
      }),
    onSuccess: ({ erased }) => onErased(erased),
    onError: undefined,
  })
  const erase = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const isRight = typed.trim().toLowerCase() === email.toLowerCase()
    setWrongTries(isRight ? 0 : wrongTries + 1)
    if (isRight) mutate()
  }

  return (
    <Dialog title={t('desk.people.eraseHeading')} close={t('desk.cancel')} onClose={onClose}>
      <form ref={form} noValidate onSubmit={erase}>
        <p>{t('desk.people.eraseText', { ...held, email })}</p>
        <p>{t('desk.people.eraseLaw')}</p>
        <Field
          label={t('desk.people.type')}
          {...(wrongTries > 0 ? { error: t('desk.people.notTyped', { email }) } : {})}
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
        {error && <Notice tone="error" text={sentenceOf(error)} />}
        <Button type="submit" busy={isPending}>
          {isPending ? t('desk.people.erasing') : t('desk.people.erase')}
        </Button>
      </form>
    </Dialog>
  )
}
