import type { TrashedJob } from '../../../features/jobs/write/list-trashed-jobs.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { TrashList } from './trash-list.tsx'

export function TrashedJobs() {
  const t = useText()
  const { loaded, trouble, load } = useLoaded<{ jobs: TrashedJob[] }>('/api/trash/jobs')
  const items = loaded?.jobs.map(({ id, title, location, deletedAt }) => ({
    id,
    name: title,
    note: location,
    deletedAt,
    path: `/api/trash/jobs/${id}/restore`,
  }))
  return (
    <>
      <Trouble text={trouble} onRetry={load} />
      <TrashList title={t('desk.trash.jobs')} items={items} onRestored={load} />
    </>
  )
}
