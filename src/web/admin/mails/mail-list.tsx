import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useOnce } from '../presses/use-once.ts'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import type { Answer } from '../session/api-routes.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

type Mail = Answer<'GET /api/mails'>['mails'][number]

const states = ['waiting', 'sent', 'dead'] as const

/** As many as the server tells of. */
const most = 100

export function MailList() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('state')
  const state = states.find((one) => one === asked) ?? 'waiting'
  const { data, error, refetch } = useQuery({
    ...asks(addressOf('GET /api/mails', { query: { state } })),
    placeholderData: keepPreviousData,
  })

  const recipientOf = ({ recipient }: Mail) =>
    recipient.startsWith('@') ? t(`desk.inbox.mail.${recipient.slice(1)}`) : recipient

  const resend = useMutation({
    mutationFn: ({ id }: Mail) => callRoute('POST /api/mails/{id}/resend', { params: { id } }),
    onSuccess: () => toast.success(t('desk.mails.resent')),
    onSettled: () => refetch(),
  })
  const once = useOnce()

  return (
    <>
      <p className="desk-actions mail-states">
        {states.map((one) => (
          <button
            key={one}
            type="button"
            className="desk-small"
            aria-pressed={one === state}
            onClick={() => setSearch({ state: one })}
          >
            {t(`desk.mails.states.${one}`)}
          </button>
        ))}
      </p>
      <Trouble of={error} onRetry={refetch} />
      <div role="status">
        {data?.mails.length === 0 && <EmptyState text={t(`desk.mails.none.${state}`)} />}
      </div>
      {data?.mails.length === most && (
        <p className="quiet">{t('desk.mails.newest', { count: most })}</p>
      )}
      <ul className="desk-rows">
        {data?.mails.map((mail) => (
          <li key={mail.id}>
            <div>
              <p>{mail.subject}</p>
              <p className="fact quiet">
                {recipientOf(mail)} · {said(mail.createdAt)}
                {mail.lastError && ` · ${mail.lastError}`}
              </p>
            </div>
            {state !== 'sent' && (
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.mails.resendLabel', { recipient: recipientOf(mail) })}
                onClick={(event) => once(event, mail.id, () => resend.mutateAsync(mail))}
              >
                {t('desk.mails.resend')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
