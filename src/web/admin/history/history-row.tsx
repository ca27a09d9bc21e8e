import { useState } from 'react'
import type { FieldChange, HistoryEntry } from '../../../features/history/list-history.ts'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { Difference } from './difference.tsx'

export function HistoryRow({ change }: { change: HistoryEntry }) {
  const t = useText()
  const [fields, setFields] = useState<FieldChange[]>()
  const [trouble, setTrouble] = useState<string>()
  const { id, at, who, noun, name, action, changed } = change

  async function open() {
    if (fields) return
    try {
      setFields((await deskCall<{ fields: FieldChange[] }>(`/api/history/${id}`)).fields)
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

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
        <details onToggle={(event) => event.currentTarget.open && void open()}>
          <summary>{t('desk.history.show')}</summary>
          {trouble && <p role="alert">{trouble}</p>}
          {fields?.map((field) => (
            <Difference key={field.field} change={field} />
          ))}
        </details>
      )}
    </li>
  )
}
