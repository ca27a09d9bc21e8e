import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { refreshUnread } from '../frame/unread-counts.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import { TrashList } from './trash-list.tsx'

type Kind = 'enquiries' | 'applications'

export function TrashedSubmissions({ kind }: { kind: Kind }) {
  const t = useText()
  const all = useQueryClient()
  const list = usePaged({
    noun: `trashed ${kind}`,
    path: addressOf(`GET /api/trash/${kind}`),
    place: 'after',
    read: (answer) => ({
      items: 'enquiries' in answer ? answer.enquiries : answer.applications,
      next: answer.next,
    }),
    idOf: ({ id }) => id,
  })
  const items = list.items.map(({ id, name, reference, jobTitle, deletedAt }) => ({
    id,
    name,
    note: jobTitle ? `${reference} · ${jobTitle}` : reference,
    deletedAt,
    restore: () => callRoute(`POST /api/trash/${kind}/{id}/restore`, { params: { id } }),
  }))
  const restored = () => {
    void list.refetch()
    void refreshUnread(all)
  }
  return (
    <>
      <Trouble of={list.error} onRetry={list.retry} />
      <TrashList
        title={t(`desk.trash.${kind}`)}
        items={list.first && items}
        more={list.more}
        onRestored={restored}
      />
    </>
  )
}
