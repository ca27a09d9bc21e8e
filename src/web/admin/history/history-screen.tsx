import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { HistoryEntry } from '../../../features/history/list-history.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { HistoryRow } from './history-row.tsx'
import './history.css'

type Page = { changes: HistoryEntry[]; next: string | null }

const nouns = [
  'posts',
  'categories',
  'jobs',
  'enquiries',
  'applications',
  'mails',
  'people',
  'staff',
]

export function HistoryScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const noun = search.get('noun') ?? ''
  const [after, setAfter] = useState('')
  const [earlier, setEarlier] = useState<HistoryEntry[]>([])
  const query = new URLSearchParams({ ...(noun && { noun }), ...(after && { after }) })
  const { loaded, trouble, load } = useLoaded<Page>(`/api/history?${query}`)
  useEffect(() => {
    setAfter('')
    setEarlier([])
  }, [noun])

  const more = () => {
    setEarlier([...earlier, ...(loaded?.changes ?? [])])
    setAfter(loaded?.next ?? '')
  }
  const known = new Set(earlier.map(({ id }) => id))
  const changes = [...earlier, ...(loaded?.changes ?? []).filter(({ id }) => !known.has(id))]
  return (
    <>
      <label className="history-filter">
        {t('desk.history.about')}{' '}
        <select
          value={noun}
          onChange={(event) => setSearch(event.target.value ? { noun: event.target.value } : {})}
        >
          <option value="">{t('desk.history.everything')}</option>
          {nouns.map((one) => (
            <option key={one} value={one}>
              {t(`desk.history.nouns.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Trouble text={trouble} onRetry={load} />
      {loaded && changes.length === 0 && <EmptyState text={t('desk.history.none')} />}
      <ul className="desk-rows history-rows">
        {changes.map((change) => (
          <HistoryRow key={change.id} change={change} />
        ))}
      </ul>
      {loaded?.next && (
        <button type="button" className="desk-small" onClick={more}>
          {t('desk.history.more')}
        </button>
      )}
    </>
  )
}
