import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n.tsx'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'
import { InboxChoice } from '../list/inbox-choice.tsx'

/** For which job; one that is wanted and has no applications any more is offered all the same. */
export function InboxJob({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const t = useText()
  const { data } = useQuery(asks(addressOf('GET /api/applications/jobs')))
  const jobs = data?.jobs ?? []
  const isOffered = value === '' || jobs.some(({ id }) => id === value)
  return (
    <InboxChoice
      label={t('desk.inbox.job')}
      value={value}
      of={[
        ['', t('desk.inbox.anyJob')],
        ...jobs.map(({ id, title }) => [id, title] as const),
        ...(isOffered ? [] : [[value, t('desk.inbox.otherJob')] as const]),
      ]}
      onChoose={onChoose}
    />
  )
}
