import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type Text, useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { firstClickOnly, useOnce } from '../presses/use-once.ts'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { whyHeldBack } from '../gate/why-held-back.ts'
import { addressOf } from '../session/call-route.ts'
import { fieldsOf, sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { saveRedirect } from './save-redirect.ts'

export type Begun = { id?: string; version?: number; from: string; to: string }

type RedirectFormProps = {
  begun: Begun
  /** Somebody pressed for it: the field to fill in has the focus. */
  isAsked: boolean
  onDone: () => void
  onCancel: () => void
}

/** A redirect, new or changed; what it would do is told while it is typed. */
export function RedirectForm({ begun, isAsked, onDone, onCancel }: RedirectFormProps) {
  const t = useText()
  const heading = useId()
  const [from, setFrom] = useState(begun.from)
  const [to, setTo] = useState(begun.to)
  // Kept already where only making it public went wrong.
  const [kept, setKept] = useState<Pick<Begun, 'id' | 'version'>>(begun)
  const [asked, setAsked] = useState({ from: begun.from, to: begun.to })
  useEffect(() => {
    const wait = setTimeout(() => setAsked({ from: from.trim(), to: to.trim() }), 300)
    return () => clearTimeout(wait)
  }, [from, to])
  const query = useDeferredValue({
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
    ...(kept.id && { id: kept.id }),
  })
  const tried = useQuery({
    ...asks(addressOf('GET /api/redirects/try', { query })),
    enabled: asked.from !== '' || asked.to !== '',
  })
  const save = useMutation({
    mutationFn: () => saveRedirect({ ...kept, from: from.trim(), to: to.trim() }, setKept),
    onSuccess: () => {
      toast.success(t('desk.addresses.saved', { from: from.trim(), to: to.trim() }))
      onDone()
    },
    onError: (error) => {
      if (Object.keys(refusedIn(t, error)).length === 0) toast.error(sentenceOf(error))
    },
  })
  const form = useFirstWrong(save.error)
  useEffect(() => {
    if (isAsked) form.current?.querySelectorAll('input')[begun.from === '' ? 0 : 1]?.focus()
  }, [form, isAsked, begun.from])
  const { faults = {}, hides, leadsTo, isLost } = tried.data ?? {}
  const refused = refusedIn(t, save.error)
  const errorAt = (field: 'from' | 'to') => faults[field] ?? refused[field]
  const hintTo = leadsTo
    ? `${t('desk.addresses.toHint')} ${to.trim()} ${t('desk.addresses.leadsTo', { title: leadsTo })}.`
    : t('desk.addresses.toHint')

  // What was refused is not what stands there any more.
  const typing = (put: (value: string) => void) => (value: string) => {
    put(value)
    if (save.isError) save.reset()
  }
  const once = useOnce()
  function send(event: SubmitEvent) {
    event.preventDefault()
    void once({ detail: 0 }, 'redirect', () => save.mutateAsync())
  }
  return (
    <form
      ref={form}
      className="desk-form redirect-form"
      aria-labelledby={heading}
      noValidate
      onSubmit={send}
    >
      <h3 id={heading}>{t(begun.id ? 'desk.addresses.change' : 'desk.addresses.create')}</h3>
      <div className="redirect-form-ends">
        <AddressField
          label={t('desk.addresses.from')}
          hint={t('desk.addresses.fromHint')}
          error={errorAt('from')}
          note={hides && t('desk.addresses.hides', { title: hides })}
          value={from}
          onType={typing(setFrom)}
        />
        <AddressField
          label={t('desk.addresses.to')}
          hint={hintTo}
          error={errorAt('to')}
          note={asked.to !== '' && isLost && !faults.to ? t('desk.addresses.lost') : undefined}
          value={to}
          onType={typing(setTo)}
        />
      </div>
      <div className="desk-actions">
        <Button type="submit" small busy={save.isPending} onClick={firstClickOnly}>
          {t('desk.addresses.save')}
        </Button>
        {(begun.id || begun.from) && (
          <button type="button" className="desk-link" onClick={onCancel}>
            {t('desk.cancel')}
          </button>
        )}
      </div>
    </form>
  )
}

/** A draft of it is kept where only its way to visitors is barred. */
function refusedIn(t: Text, error: unknown): Record<string, string> {
  const sentence = whyHeldBack(error)
  return sentence ? { to: t('desk.addresses.heldBack', { sentence }) } : fieldsOf(error)
}

type AddressFieldProps = {
  label: string
  hint: string
  error: string | undefined
  /** What is worth knowing before it is saved. */
  note: string | undefined
  value: string
  onType: (value: string) => void
}

const AddressField = ({ label, hint, error, note, value, onType }: AddressFieldProps) => (
  <Field label={label} hint={hint} {...(error && { error })}>
    {(wiring) => (
      <>
        <input
          {...wiring}
          value={value}
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
        <p className="redirect-note" role="status">
          {note}
        </p>
      </>
    )}
  </Field>
)
