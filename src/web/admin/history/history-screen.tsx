import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import { HistoryRow } from './history-row.tsx'
import './history.css'

const nouns = [
  'posts',
  'categories',
  'documents',
  'media',
  'drawings',
  'publications',
  'previews',
  'missedAddresses',
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
    path: addressOf('GET /api/history', { query: { noun: noun || undefined } }),
    place: 'after',
    read: ({ changes, next }) => ({ items: changes, next }),
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
      <div role="status">{list.isEmpty && <EmptyState text={t('desk.history.none')} />}</div>
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
