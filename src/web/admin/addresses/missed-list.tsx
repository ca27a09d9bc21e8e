import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useOnce } from '../presses/use-once.ts'
import { Trouble } from '../frame/trouble.tsx'
import { dayOf } from '../overview/day-of.ts'
import type { Answer } from '../session/api-routes.ts'
import { callRoute } from '../session/call-route.ts'
import { saveRedirect } from './save-redirect.ts'

type Missed = Answer<'GET /api/missed'>['addresses'][number]

type MissedListProps = {
  addresses: Missed[] | undefined
  error: unknown
  onRetry: () => unknown
  onElsewhere: (path: string) => void
  onChanged: () => void
}

/** What visitors asked for in vain; one press leads it to the page that is most like it. */
export function MissedList(props: MissedListProps) {
  const { addresses, error, onRetry, onElsewhere, onChanged } = props
  const t = useText()
  const lead = useMutation({
    mutationFn: ({ path, to }: { path: string; to: string }) => saveRedirect({ from: path, to }),
    onSuccess: (_, { path, to }) => {
      toast.success(t('desk.addresses.saved', { from: path, to }))
      onChanged()
    },
  })
  const leaveOut = useMutation({
    mutationFn: (path: string) =>
      callRoute('POST /api/missed/left-out', { body: { path, isLeftOut: true } }),
    onSuccess: (_, path) => {
      toast.success(t('desk.addresses.leftOut', { path }))
      onChanged()
    },
  })
  const once = useOnce()
  return (
    <>
      <p className="quiet">{t('desk.addresses.missedLead')}</p>
      <Trouble of={error} onRetry={onRetry} />
      {addresses?.length === 0 && <EmptyState text={t('desk.addresses.noMissed')} />}
      <ul className="desk-rows">
        {addresses?.map(({ path, times, lastDay, nearest }) => (
          <li key={path}>
            <div className="address-words">
              <p>{path}</p>
              <p className="fact quiet">
                {t('desk.addresses.times', { count: times, day: dayOf(lastDay, 'long') })}
              </p>
            </div>
            <div className="desk-actions">
              {nearest && (
                <button
                  type="button"
                  className="desk-small"
                  aria-label={t('desk.addresses.leadToLabel', { path, title: nearest.title })}
                  onClick={(event) =>
                    once(event, path, () => lead.mutateAsync({ path, to: nearest.path }))
                  }
                >
                  {t('desk.addresses.leadTo', { title: nearest.title })}
                </button>
              )}
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.addresses.leadElsewhereLabel', { path })}
                onClick={() => onElsewhere(path)}
              >
                {t('desk.addresses.leadElsewhere')}
              </button>
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.addresses.leaveOutLabel', { path })}
                onClick={(event) => once(event, path, () => leaveOut.mutateAsync(path))}
              >
                {t('desk.addresses.leaveOut')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
