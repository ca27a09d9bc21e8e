import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { callRoute } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { HeldOfPerson } from './held-of-person.tsx'

/** The address stands in no URL: those are written down. */
export function PeopleScreen() {
  const t = useText()
  const given = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [email, setEmail] = useState(given)
  const [erased, setErased] = useState<number>()
  const find = useMutation({
    mutationFn: () => callRoute('POST /api/people/find', { body: { email } }),
    onMutate: () => setErased(undefined),
    onError: undefined,
  })
  const { data: found, error, isPending } = find
  const form = useFirstWrong(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) find.mutate()
  }

  const isNothing = found && Object.values(found.held).every((count) => count === 0)
  return (
    <>
      <form ref={form} className="desk-form desk-narrow" noValidate onSubmit={submit}>
        <Field label={t('desk.people.email')} {...(error ? { error: sentenceOf(error) } : {})}>
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="outline" busy={isPending}>
          {isPending ? t('desk.people.finding') : t('desk.people.find')}
        </Button>
      </form>
      {erased !== undefined && <Notice text={t('desk.people.erased', { count: erased })} />}
      {found && isNothing && <Notice text={t('desk.people.nothing', { email: found.email })} />}
      {found && !isNothing && (
        <HeldOfPerson
          {...found}
          onErased={(count) => {
            setErased(count)
            find.reset()
          }}
        />
      )}
    </>
  )
}
