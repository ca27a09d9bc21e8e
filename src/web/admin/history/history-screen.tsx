import { useSearchParams } from 'react-router'
import type { HistoryEntry } from '../../../features/history/list-history.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { usePaged } from '../session/use-paged.ts'
import { HistoryRow } from './history-row.tsx'
import './history.css'

type Answer = { changes: HistoryEntry[]; next: string | null }

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
  const list = usePaged({
    noun: 'history',
    path: noun ? `/api/history?${new URLSearchParams({ noun })}` : '/api/history',
    place: 'after',
    read: ({ changes, next }: Answer) => ({ items: changes, next }),
    idOf: ({ id }) => id,
  })
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
      <Trouble of={list.error} onRetry={list.retry} />
      {list.isEmpty && <EmptyState text={t('desk.history.none')} />}
      <ul className="desk-rows history-rows">
        {list.items.map((change) => (
          <HistoryRow key={change.id} change={change} />
        ))}
      </ul>
      {list.more && (
        <button type="button" className="desk-small" onClick={list.more}>
          {t('desk.history.more')}
        </button>
      )}
    </>
  )
}
