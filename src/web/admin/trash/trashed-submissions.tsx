import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TrashedSubmission } from '../../../features/submissions/retention/list-trashed-submissions.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { refreshUnread } from '../frame/unread-counts.ts'
import { TrashList } from './trash-list.tsx'

type Kind = 'enquiries' | 'applications'
type Answer = Partial<Record<Kind, TrashedSubmission[]>>

export function TrashedSubmissions({ kind }: { kind: Kind }) {
  const t = useText()
  const all = useQueryClient()
  const path = `/api/trash/${kind}`
  const { data, error, refetch } = useQuery<Answer>({ queryKey: [path] })
  const items = data?.[kind]?.map(({ id, name, reference, jobTitle, deletedAt }) => ({
    id,
    name,
    note: jobTitle ? `${reference} · ${jobTitle}` : reference,
    deletedAt,
    path: `${path}/${id}/restore`,
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
