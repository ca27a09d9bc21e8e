import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { InboxFilters } from './inbox-filters.tsx'
import type { InboxItem, InboxKind } from './inbox-item.ts'
import { InboxRow } from './inbox-row.tsx'
import './inbox.css'

type Page = {
  enquiries?: InboxItem[]
  applications?: InboxItem[]
  nextContinuationToken: string | null
}

/** Which are wanted stands in the address; another choice starts the list anew. */
export function Inbox({ kind }: { kind: InboxKind }) {
  const [search] = useSearchParams()
  const sift = new URLSearchParams()
  for (const key of ['state', 'q']) if (search.get(key)) sift.set(key, search.get(key)!)
  return (
    <>
      <InboxFilters kind={kind} sift={sift} />
      <InboxList key={`${kind} ${sift}`} kind={kind} sift={String(sift)} />
    </>
  )
}

/** What came in, the newest first, twenty more at a time. */
function InboxList({ kind, sift }: { kind: InboxKind; sift: string }) {
  const t = useText()
  const [token, setToken] = useState('')
  const [items, setItems] = useState<InboxItem[]>([])
  const query = new URLSearchParams(sift)
  query.set('limit', '20')
  if (token) query.set('continuationToken', token)
  const { loaded, trouble, load } = useLoaded<Page>(`/api/${kind}?${query}`)
  useEffect(() => {
    const fresh = loaded?.[kind] ?? []
    setItems((known) => [
      ...known,
      ...fresh.filter(({ id }) => known.every((one) => one.id !== id)),
    ])
  }, [loaded, kind])

  const update = (id: string, change: Partial<InboxItem>) =>
    setItems((known) => known.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const next = loaded?.nextContinuationToken
  return (
    <>
      <Trouble text={trouble} onRetry={load} />
      {!loaded && !trouble && <Waiting label={t('desk.opening')} />}
      {loaded && items.length === 0 && loaded[kind]?.length === 0 && (
        <EmptyState text={sift ? t('desk.inbox.noneSuch') : t(`desk.inbox.none.${kind}`)} />
      )}
      <ul className="desk-rows">
        {items.map((item) => (
          <InboxRow
            key={item.id}
            kind={kind}
            item={item}
            onMoved={(change) => update(item.id, change)}
          />
        ))}
      </ul>
      {next && next !== token && (
        <button type="button" className="desk-small" onClick={() => setToken(next)}>
          {t('desk.inbox.more')}
        </button>
      )}
    </>
  )
}
