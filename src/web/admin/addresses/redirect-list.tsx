import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useOnce } from '../presses/use-once.ts'
import { Trouble } from '../frame/trouble.tsx'
import type { Answer } from '../session/api-routes.ts'
import { callRoute } from '../session/call-route.ts'
import type { Begun } from './redirect-form.tsx'

type Redirect = Answer<'GET /api/redirects'>['redirects'][number]

type RedirectListProps = {
  redirects: Redirect[] | undefined
  error: unknown
  onRetry: () => unknown
  onEdit: (redirect: Begun) => void
  onChanged: () => void
}

const kind = 'redirect'

/** The redirects there are. One that is removed lies in the trash, and can be had back at once. */
export function RedirectList({ redirects, error, onRetry, onEdit, onChanged }: RedirectListProps) {
  const t = useText()
  const [gone, setGone] = useState<Pick<Redirect, 'id' | 'from'>>()
  const remove = useMutation({
    mutationFn: ({ id }: Redirect) =>
      callRoute('DELETE /api/content/{kind}/{id}', { params: { kind, id } }),
    onSuccess: (_, { id, from }) => {
      setGone({ id, from })
      onChanged()
    },
  })
  const restore = useMutation({
    mutationFn: ({ id }: Pick<Redirect, 'id'>) =>
      callRoute('POST /api/content/{kind}/{id}/restore', { params: { kind, id } }),
    onSuccess: () => {
      setGone(undefined)
      onChanged()
    },
  })
  const once = useOnce()
  const remarkOn = ({ state, hides, leadsTo, isLost }: Redirect) =>
    [
      (state === 'draft' || state === 'scheduled') && t('desk.addresses.isDraft'),
      leadsTo && t('desk.addresses.leadsTo', { title: leadsTo }),
      hides && t('desk.addresses.hides', { title: hides }),
      isLost && t('desk.addresses.lost'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Trouble of={error} onRetry={onRetry} />
      {redirects?.length === 0 && <EmptyState text={t('desk.addresses.noRedirects')} />}
      <ul className="desk-rows">
        {redirects?.map((redirect) => (
          <li key={redirect.id}>
            <div className="address-words">
              <p>
                {redirect.from} → {redirect.to}
              </p>
              <p className="fact quiet">{remarkOn(redirect)}</p>
            </div>
            <div className="desk-actions">
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.addresses.editLabel', { from: redirect.from })}
                onClick={() => onEdit(redirect)}
              >
                {t('desk.addresses.edit')}
              </button>
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.addresses.removeLabel', { from: redirect.from })}
                onClick={(event) => once(event, redirect.id, () => remove.mutateAsync(redirect))}
              >
                {t('desk.addresses.remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">
        {gone && (
          <>
            {t('desk.addresses.removed', { from: gone.from })}{' '}
            <button
              type="button"
              className="desk-link"
              onClick={(event) => once(event, gone.id, () => restore.mutateAsync(gone))}
            >
              {t('desk.addresses.undo')}
            </button>
          </>
        )}
      </p>
    </>
  )
}
