import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { TrashList } from './trash-list.tsx'

export function TrashedJobs() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/trash/jobs')))
  const items = data?.jobs.map(({ id, title, location, deletedAt }) => ({
    id,
    name: title,
    note: location,
    deletedAt,
    restore: () => callRoute('POST /api/trash/jobs/{id}/restore', { params: { id } }),
  }))
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList title={t('desk.trash.jobs')} items={items} onRestored={refetch} />
    </>
  )
}
