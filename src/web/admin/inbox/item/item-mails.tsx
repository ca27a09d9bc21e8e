import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { useOnce } from '../../presses/use-once.ts'
import { said } from '../../frame/moment.ts'
import { callRoute } from '../../session/call-route.ts'
import type { WholeItem } from './inbox-item.ts'

type Mail = WholeItem['mails'][number]

/** Within this time most mails leave. */
const soonMs = 3000

/** The mails about what is open, and what became of each. */
export function ItemMails({ mails, onResent }: { mails: Mail[]; onResent: () => unknown }) {
  const t = useText()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const resend = useMutation({
    mutationFn: ({ id }: Mail) => callRoute('POST /api/mails/{id}/resend', { params: { id } }),
    onSuccess: () => {
      toast.success(t('desk.inbox.mail.resent'))
      timer.current = setTimeout(onResent, soonMs)
    },
    onSettled: onResent,
  })
  const once = useOnce()
  const recipientOf = ({ recipient }: Mail) =>
    recipient.startsWith('@') ? t(`desk.inbox.mail.${recipient.slice(1)}`) : recipient
  const fateOf = ({ state, attempts, lastError, dueAt, sentAt }: Mail) => {
    const error = lastError ?? t('desk.inbox.mail.unknown')
    if (state === 'sent') return t('desk.inbox.mail.sent', { when: sentAt ? said(sentAt) : '' })
    if (state === 'dead' && attempts === 1) return t('desk.inbox.mail.failedAtOnce', { error })
    if (state === 'dead') return t('desk.inbox.mail.failed', { count: attempts, error })
    if (attempts === 0 && !lastError) return t('desk.inbox.mail.queued')
    return t('desk.inbox.mail.retried', { error, when: said(dueAt) })
  }

  return (
    <section className="item-part">
      <h3>{t('desk.inbox.mails')}</h3>
      {mails.length === 0 && <p className="quiet">{t('desk.inbox.noMails')}</p>}
      <ul className="desk-rows">
        {mails.map((mail) => (
          <li key={mail.id} data-fate={mail.state}>
            <div>
              <p>{mail.subject}</p>
              <p className="fact quiet">{recipientOf(mail)}</p>
              <p className="fact item-fate">{fateOf(mail)}</p>
            </div>
            {(mail.state === 'dead' || mail.lastError !== null) && (
              <button
                type="button"
                className="desk-small"
                aria-label={t('desk.inbox.mail.againLabel', { subject: mail.subject })}
                onClick={(event) => once(event, mail.id, () => resend.mutateAsync(mail))}
              >
                {t('desk.inbox.mail.again')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
