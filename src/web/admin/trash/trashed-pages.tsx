import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { refreshContent } from '../changes/changes-count.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { TrashList } from './trash-list.tsx'

/** A whole sample may lie here. */
const atFirst = 30

/** Pages and what they show; *Site* has the same, and searches it. */
export function TrashedPages() {
  const t = useText()
  const all = useQueryClient()
  const [most, setMost] = useState(atFirst)
  const { data, error, refetch } = useQuery(
    asks(addressOf('GET /api/content/tree', { query: { trash: 'true' } })),
  )
  const items = data?.documents
    .filter(({ mayChange }) => mayChange)
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
    .map(({ kind, id, name, changedAt }) => ({
      id,
      name,
      note: t(`desk.site.kinds.${kind}`),
      deletedAt: changedAt,
      restore: () => callRoute('POST /api/content/{kind}/{id}/restore', { params: { kind, id } }),
    }))
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList
        title={t('desk.trash.content')}
        items={items?.slice(0, most)}
        more={items && items.length > most ? () => setMost(Infinity) : undefined}
        onRestored={() => refreshContent(all)}
      />
    </>
  )
}
