import { useMutation, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { useOnce } from '../presses/use-once.ts'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { deviceName } from './device-name.ts'
import '../../ui/table/table.css'

export function OwnSessions() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/sessions')))
  const end = useMutation({
    mutationFn: (id: string) => callRoute('DELETE /api/sessions/{id}', { params: { id } }),
    onSuccess: () => toast.success(t('desk.account.ended')),
    onSettled: () => refetch(),
  })
  const once = useOnce()

  return (
    <section className="desk-section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('desk.account.sessions')}</h2>
      <p className="quiet">{t('desk.account.sessionsLead')}</p>
      <Trouble of={error} onRetry={refetch} />
      <ul className="desk-rows">
        {data?.sessions.map((session) => {
          const device = deviceName(session.device) ?? t('desk.account.unknownDevice')
          const when = said(session.lastUsedAt)
          return (
            <li key={session.id}>
              <div>
                <p>
                  {device} {session.isThis && <b>({t('desk.account.this')})</b>}
                </p>
                <p className="fact quiet">
                  {t('desk.account.lastUsed', { when })} ·{' '}
                  {t('desk.account.since', { when: said(session.createdAt) })}
                </p>
              </div>
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.account.endLabel', { device, when })}
                onClick={(event) => once(event, session.id, () => end.mutateAsync(session.id))}
              >
                {t('desk.account.end')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
