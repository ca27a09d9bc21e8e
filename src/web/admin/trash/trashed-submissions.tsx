import type { TrashedSubmission } from '../../../features/submissions/retention/list-trashed-submissions.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { refreshUnread } from '../frame/unread-counts.ts'
import { useLoaded } from '../frame/use-loaded.ts'
import { TrashList } from './trash-list.tsx'

type Kind = 'enquiries' | 'applications'

export function TrashedSubmissions({ kind }: { kind: Kind }) {
  const t = useText()
  const path = `/api/trash/${kind}`
  const { loaded, trouble, load } = useLoaded<Partial<Record<Kind, TrashedSubmission[]>>>(path)
  const items = loaded?.[kind]?.map(({ id, name, reference, jobTitle, deletedAt }) => ({
    id,
    name,
    note: jobTitle ? `${reference} · ${jobTitle}` : reference,
    deletedAt,
    path: `${path}/${id}/restore`,
  }))
  const restored = () => {
    void load()
    void refreshUnread()
  }
  return (
    <>
      <Trouble text={trouble} onRetry={load} />
      <TrashList title={t(`desk.trash.${kind}`)} items={items} onRestored={restored} />
    </>
  )
}
