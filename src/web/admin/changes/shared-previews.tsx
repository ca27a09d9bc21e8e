import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import type { Answer } from '../session/api-routes.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

type Preview = Answer<'GET /api/previews'>['previews'][number]

const spans = [1, 3, 7, 14, 30, 60]
const usual = 7

/** Links to the site as it is edited now, for people without a login. */
export function SharedPreviews() {
  const t = useText()
  const id = useId()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/previews')))
  const [name, setName] = useState('')
  const [days, setDays] = useState(usual)
  const [revoking, setRevoking] = useState<Preview>()
  const make = useMutation({
    mutationFn: () =>
      callRoute('POST /api/previews', { body: { days, name: name.trim() || undefined } }),
    onSuccess: () => {
      setName('')
      toast.success(t('desk.changes.previews.made'))
      void refetch()
    },
  })
  const revoke = useMutation({
    mutationFn: (preview: Preview) =>
      callRoute('DELETE /api/previews/{id}', { params: { id: preview.id } }),
    onSuccess: () => void toast.success(t('desk.changes.previews.revoked')),
    onSettled: () => refetch(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!make.isPending) make.mutate()
  }
  const word = (key: string, values?: Record<string, string | number>) =>
    t(`desk.changes.previews.${key}`, values)

  return (
    <section className="desk-section" id="previews" aria-labelledby={id}>
      <h2 id={id}>{word('heading')}</h2>
      <p className="quiet changes-none">{word('lead')}</p>
      <form className="preview-form" onSubmit={submit}>
        <Field label={word('name')} hint={word('nameHint')}>
          {(wiring) => (
            <input
              {...wiring}
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={word('days')}>
          {(wiring) => (
            <select
              {...wiring}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {spans.map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? word('dayOne') : word('daysOf', { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="outline" busy={make.isPending}>
          {word('make')}
        </Button>
      </form>
      <Trouble of={error} onRetry={refetch} />
      {data?.previews.length === 0 && <p className="quiet changes-none">{word('none')}</p>}
      <ul className="desk-rows">
        {data?.previews.map((one) => (
          <PreviewRow key={one.id} preview={one} onRevoke={() => setRevoking(one)} />
        ))}
      </ul>
      {revoking && (
        <Confirm
          question={word('question', { name: revoking.name || word('unnamed') })}
          yes={word('revoke')}
          onYes={() => revoke.mutateAsync(revoking)}
          onNo={() => setRevoking(undefined)}
        />
      )}
    </section>
  )
}

function PreviewRow({ preview, onRevoke }: { preview: Preview; onRevoke: () => void }) {
  const t = useText()
  const name = preview.name || t('desk.changes.previews.unnamed')
  const url = new URL(preview.url, location.href).href
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast.success(t('desk.changes.previews.copied')),
      () => void toast(url),
    )
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className="fact quiet">
          {t('desk.changes.previews.by', {
            who: preview.createdBy,
            when: said(preview.createdAt),
            until: said(preview.expiresAt),
          })}
        </p>
      </div>
      <div className="desk-actions">
        <button
          type="button"
          className="desk-small"
          aria-label={t('desk.changes.previews.copyLabel', { name })}
          onClick={copy}
        >
          {t('desk.changes.previews.copy')}
        </button>
        <a
          className="desk-link"
          href={preview.url}
          target="_blank"
          rel="noopener"
          aria-label={t('desk.changes.previews.openLabel', { name })}
        >
          {t('desk.changes.previews.open')}
        </a>
        <button
          type="button"
          className="desk-small"
          aria-label={t('desk.changes.previews.revokeLabel', { name })}
          onClick={onRevoke}
        >
          {t('desk.changes.previews.revoke')}
        </button>
      </div>
    </li>
  )
}
