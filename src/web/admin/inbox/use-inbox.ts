import { useEffect, useState } from 'react'
import { useLoaded } from '../frame/use-loaded.ts'
import type { InboxItem, InboxKind } from './item/inbox-item.ts'

type Page = {
  enquiries?: InboxItem[]
  applications?: InboxItem[]
  nextContinuationToken: string | null
}

/** What came in, twenty more at a time, and what has become of it here. */
export function useInbox(kind: InboxKind, sift: string) {
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

  const next = loaded?.nextContinuationToken
  return {
    items,
    trouble,
    load,
    isLoaded: loaded !== undefined,
    isEmpty: items.length === 0 && loaded?.[kind]?.length === 0,
    more: next && next !== token ? () => setToken(next) : undefined,
    update: (id: string, change: Partial<InboxItem>) =>
      setItems((known) => known.map((item) => (item.id === id ? { ...item, ...change } : item))),
    remove: (ids: string[]) => setItems((known) => known.filter((item) => !ids.includes(item.id))),
  }
}

export type InboxState = ReturnType<typeof useInbox>
