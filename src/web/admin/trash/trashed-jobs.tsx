import { useQuery } from '@tanstack/react-query'
import type { TrashedJob } from '../../../features/jobs/write/list-trashed-jobs.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { TrashList } from './trash-list.tsx'

export function TrashedJobs() {
  const t = useText()
  const { data, error, refetch } = useQuery<{ jobs: TrashedJob[] }>({
    queryKey: ['/api/trash/jobs'],
  })
  const items = data?.jobs.map(({ id, title, location, deletedAt }) => ({
    id,
    name: title,
    note: location,
    deletedAt,
    path: `/api/trash/jobs/${id}/restore`,
  }))
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList title={t('desk.trash.jobs')} items={items} onRestored={refetch} />
    </>
  )
}
