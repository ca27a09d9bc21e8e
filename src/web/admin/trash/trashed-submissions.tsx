import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { refreshUnread } from '../frame/unread-counts.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { TrashList } from './trash-list.tsx'

type Kind = 'enquiries' | 'applications'

export function TrashedSubmissions({ kind }: { kind: Kind }) {
  const t = useText()
  const all = useQueryClient()
  const { data, error, refetch } = useQuery(asks(addressOf(`GET /api/trash/${kind}`)))
  const found = data && ('enquiries' in data ? data.enquiries : data.applications)
  const items = found?.map(({ id, name, reference, jobTitle, deletedAt }) => ({
    id,
    name,
    note: jobTitle ? `${reference} · ${jobTitle}` : reference,
    deletedAt,
    restore: () => callRoute(`POST /api/trash/${kind}/{id}/restore`, { params: { id } }),
  }))
  const restored = () => {
    void refetch()
    void refreshUnread(all)
  }
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList title={t(`desk.trash.${kind}`)} items={items} onRestored={restored} />
    </>
  )
}
