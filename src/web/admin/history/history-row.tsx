import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryEntry } from '../../../features/history/list-history.ts'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { addressOf } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { Difference } from './difference.tsx'

export function HistoryRow({ change }: { change: HistoryEntry }) {
  const t = useText()
  const { id, at, who, noun, name, action, changed } = change

  const [isAsked, setIsAsked] = useState(false)
  const { data, error } = useQuery({
    ...asks(addressOf('GET /api/history/{id}', { params: { id } })),
    enabled: isAsked,
    staleTime: Infinity,
  })

  return (
    <li className="history-row">
      <p>
        <b>{who ?? t('desk.history.house')}</b>: {t(`desk.history.one.${noun}`)}
        {name && (
          <>
            {' '}
            <b>{name}</b>
          </>
        )}
        , {action}
      </p>
      <p className="fact quiet">
        <time dateTime={at}>{said(at)}</time>
        {changed.length > 0 && ` · ${changed.join(', ')}`}
      </p>
      {changed.length > 0 && (
        <details onToggle={(event) => setIsAsked(event.currentTarget.open)}>
          <summary>{t('desk.history.show')}</summary>
          {error && <p role="alert">{sentenceOf(error)}</p>}
          {data?.fields.map((field) => (
            <Difference key={field.field} change={field} />
          ))}
        </details>
      )}
    </li>
  )
}
