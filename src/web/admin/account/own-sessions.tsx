import toast from 'react-hot-toast/headless'
import type { OwnSession } from '../../../features/sessions/list-sessions.ts'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { deviceName } from './device-name.ts'
import '../../ui/table/table.css'

export function OwnSessions() {
  const t = useText()
  const { loaded, trouble, load } = useLoaded<{ sessions: OwnSession[] }>('/api/sessions')

  async function end({ id }: OwnSession) {
    try {
      await deskCall(`/api/sessions/${id}`, { method: 'DELETE' })
      toast.success(t('desk.account.ended'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await load()
  }

  return (
    <section className="desk-section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('desk.account.sessions')}</h2>
      <p className="quiet">{t('desk.account.sessionsLead')}</p>
      <Trouble text={trouble} onRetry={load} />
      <ul className="desk-rows">
        {loaded?.sessions.map((session) => {
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
                onClick={() => end(session)}
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
