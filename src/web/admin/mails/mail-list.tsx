import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import type { WaitingMail } from '../../../features/mails/list-mails.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { deskCall } from '../session/desk-call.ts'

const states = ['waiting', 'sent', 'dead']

export function MailList() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('state') ?? 'waiting'
  const state = states.includes(asked) ? asked : 'waiting'
  const { data, error, refetch } = useQuery<{ mails: WaitingMail[] }>({
    queryKey: [`/api/mails?state=${state}`],
    placeholderData: keepPreviousData,
  })

  const recipientOf = ({ recipient }: WaitingMail) =>
    recipient.startsWith('@') ? t(`desk.inbox.mail.${recipient.slice(1)}`) : recipient

  const resend = useMutation({
    mutationFn: ({ id }: WaitingMail) => deskCall(`/api/mails/${id}/resend`, { method: 'POST' }),
    onSuccess: () => toast.success(t('desk.mails.resent')),
    onSettled: () => refetch(),
  })

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
      {data?.mails.length === 0 && <EmptyState text={t(`desk.mails.none.${state}`)} />}
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
                onClick={() => resend.mutate(mail)}
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
