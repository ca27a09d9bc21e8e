import type { AppliedJob } from '../../../../features/submissions/inbox/list-applied-jobs.ts'
import { useText } from '../../../i18n.tsx'
import { useLoaded } from '../../frame/use-loaded.ts'
import { InboxChoice } from '../list/inbox-choice.tsx'

/** For which job; one that is wanted and has no applications any more is offered all the same. */
export function InboxJob({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const t = useText()
  const { loaded } = useLoaded<{ jobs: AppliedJob[] }>('/api/applications/jobs')
  const jobs = loaded?.jobs ?? []
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
